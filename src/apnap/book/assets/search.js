// What the search finds, and in which order. It is told twice, here and in `apnap.finding`, so that
// the book and `apnap find` give the same answers; a test compares them.
(() => {
  "use strict";
  const NUMBER = /^[1-9][0-9]{2}(?:\.[1-9][0-9]*[a-z]?)?$/;
  const DIGITS = 9; // scores that agree in so many are the same

  function split(text) {
    const plain = text.toLowerCase().replace(/['\u2019]/g, "");
    return plain.normalize("NFD").replace(/\p{M}/gu, "").match(/[a-z0-9]+(?:\.[a-z0-9]+)*/g) || [];
  }

  // The index as MiniSearch writes it down itself.
  function unpacked(found) {
    const count = found.documents.length;
    const numbers = [...found.documents.keys()];
    const mean = (field) => found.lengths.reduce((sum, one) => sum + one[field], 0) / Math.max(1, count);
    return {
      documentCount: count,
      nextId: count,
      documentIds: Object.fromEntries(numbers.map((at) => [at, at])),
      fieldIds: Object.fromEntries(found.fields.map((name, at) => [name, at])),
      fieldLength: Object.fromEntries(found.lengths.entries()),
      averageFieldLength: found.fields.map((_, at) => mean(at)),
      storedFields: {},
      dirtCount: 0,
      index: Object.entries(found.terms).map(([term, fields]) => [term, standing(fields)]),
      serializationVersion: 2,
    };
  }

  function standing(fields) {
    const found = {};
    fields.forEach((steps, field) => {
      let at = 0;
      for (let place = 0; place < steps.length; place += 1) {
        const step = steps[place];
        at += step >> 1;
        if (place === 0) found[field] = {};
        found[field][at] = step & 1 ? steps[(place += 1)] : 1;
      }
    });
    return found;
  }

  // Returns a function: what answers a question, best first.
  window.apnapSearch = (found) => {
    const { documents, table } = found;
    const mini = window.MiniSearch.loadJS(unpacked(found), { fields: found.fields });
    const known = new Set(Object.keys(found.terms));
    const all = [...known];
    const stop = new Set(found.stop);
    const light = new Set(found.light);
    const exact = new Map(found.exact);
    const people = new Set(found.people);
    const player = window.apnapStem(found.people[0]);
    const same = new Map(found.same);
    const also = new Map(found.also);
    const longest = (phrases) => Math.max(1, ...[...phrases.keys()].map((key) => key.split(" ").length));
    const most = { same: longest(same), also: longest(also) };
    const years = new Set(documents.flatMap((one) => one[5].map((date) => date.slice(0, 4))));

    const rules = new Map(
      [...documents.entries()].filter(([, one]) => one[0] === "rule" && !one[5].length).map(([at, one]) => [one[1], at]),
    );

    const telling = (words) => words.filter((word) => !stop.has(word)).join(" ");
    const names = documents.map((one) => telling(split(one[2])));
    const named = new Map(names.filter(Boolean).map((name) => [name, []]));
    names.forEach((name, at) => name && named.get(name).push(at));
    const numbered = [...documents.keys()].filter((at) => documents[at][1]);

    // A question's words without phrases that say nothing, unless that is all.
    function without(words) {
      const told = found.idle.reduce((text, one) => text.replaceAll(` ${one} `, " "), ` ${words.join(" ")} `);
      const left = told.split(" ").filter(Boolean);
      return left.length ? left : words;
    }

    // What is asked for: terms with what each counts, numbers of rules, years of editions.
    function asked(question) {
      const said = split(question);
      const words = without(said.filter((word) => !years.has(word)));
      const stems = words.map(window.apnapStem);
      const heard = words.map((word, at) => (people.has(word) ? player : stems[at]));
      const counts = new Map();
      const within = [];
      for (let at = 0; at < words.length; ) {
        let size = Math.min(most.same, words.length - at);
        while (size && !same.has(heard.slice(at, at + size).join(" "))) size -= 1;
        let phrase = size ? same.get(heard.slice(at, at + size).join(" ")) : "";
        if (size <= 1) phrase = exact.get(words[at]) || phrase;
        if (phrase) counts.set(phrase, 1);
        for (const end = at + (size || 1); at < end; at += 1) {
          if (stop.has(words[at])) continue;
          if (phrase) within.push(stems[at]);
          else counts.set(stems[at], light.has(stems[at]) ? table.light : 1);
        }
      }
      const add = (term, count) => counts.has(term) || counts.set(term, count);
      for (let at = 0; at < words.length; at += 1) {
        for (let size = 1; size <= Math.min(most.also, words.length - at); size += 1) {
          for (const term of also.get(heard.slice(at, at + size).join(" ")) || []) add(term, table.also);
        }
      }
      for (const term of within) add(term, table.within);
      return {
        words: telling(words),
        counts,
        numbers: words.filter((word) => NUMBER.test(word)),
        years: table.old.times.some((one) => ` ${words.join(" ")} `.includes(` ${split(one).join(" ")} `))
          ? years
          : new Set(said.filter((word) => years.has(word))),
      };
    }

    function boost(at, what) {
      const [kind, , , , , editions, now, ways] = documents[at];
      let counts = table.kinds[kind];
      if (kind === "card" && ` ${what.words} `.includes(` ${names[at]} `)) counts *= table.named;
      if (ways.length) counts *= ways.some((way) => what.counts.has(way)) ? table.ways.asked : table.ways.unasked;
      if (!editions.length) return counts;
      if (editions.some((date) => what.years.has(date.slice(0, 4)))) return counts * table.old.asked;
      return now ? 0 : counts * table.old.unasked;
    }

    // How surely documents are meant: 5 by name, 4 or 3 by number, 2 or 1 as a part of what is named.
    function places(what) {
      const found = new Map();
      for (const at of what.numbers.length ? numbered : []) {
        const best = Math.max(...what.numbers.map((one) => part(documents[at][1], one)));
        if (best) found.set(at, best + (documents[at][5].length ? 0 : 1));
      }
      for (const at of named.get(what.words) || []) {
        if (boost(at, what)) found.set(at, 5);
      }
      return found;
    }

    function part(number, one) {
      if (number === one) return 3;
      return number.startsWith(one) && !/^[0-9]/.test(number.slice(one.length)) ? 1 : 0;
    }

    function scores(what) {
      const terms = [...what.counts.keys()];
      const counts = [...what.counts.values()];
      if (!terms.length) return new Map();
      const boosts = documents.map((_, at) => boost(at, what));
      const begins = (term) => all.some((one) => one.startsWith(term));
      const unknown = (term) => !known.has(term) && !NUMBER.test(term);
      const hits = mini.search(terms.join(" "), {
        tokenize: (text) => text.split(" "),
        processTerm: (term) => term,
        boost: table.fields,
        boostDocument: (at) => boosts[at],
        boostTerm: (_, at) => counts[at],
        prefix: (term) => unknown(term) && begins(term),
        fuzzy: (term) => unknown(term) && !begins(term) && table.unknown.mistakes,
        weights: { prefix: table.unknown.prefix, fuzzy: table.unknown.fuzzy },
        bm25: table.formula,
      });
      const fit = ({ score, queryTerms }) => {
        const has = queryTerms.reduce((sum, term) => sum + what.counts.get(term), 0);
        return (score / queryTerms.length) * has ** table.coverage;
      };
      const totals = new Map(hits.map((hit) => [hit.id, fit(hit)]));
      const shown = best(totals);
      const sum = (at) => (totals.get(at) || 0) + table.shown * (shown.get(at) || 0);
      return new Map([...totals.keys(), ...shown.keys()].map((at) => [at, Number(sum(at).toFixed(DIGITS))]));
    }

    // The score of the best scenario of each rule of today.
    function best(totals) {
      const found = new Map();
      for (const [at, score] of totals) {
        for (const rule of documents[at][8] || []) {
          if (rules.has(rule)) found.set(rules.get(rule), Math.max(score, found.get(rules.get(rule)) || 0));
        }
      }
      return found;
    }

    return (question) => {
      const what = asked(question);
      const fits = scores(what);
      const meant = places(what);
      const place = (at) => meant.get(at) || 0;
      return [...new Set([...fits.keys(), ...meant.keys()])]
        .sort((a, b) => place(b) - place(a) || (fits.get(b) || 0) - (fits.get(a) || 0) || a - b)
        .map((at) => documents[at]);
    };
  };
})();
