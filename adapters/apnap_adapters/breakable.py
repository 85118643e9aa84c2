"""What connections share that are of no more use once an exchange has failed."""

from abc import ABC, abstractmethod

from apnap.protocol import EngineDied, EngineTrouble


class Breakable(ABC):
    """
    A connection that keeps the first trouble and raises it until it begins anew.

    Who derives from it exchanges messages in `_exchange`, sets `_trouble` when it is closed, and
    sets it to None when it begins.
    """

    _trouble: EngineTrouble | None = None

    def exchange(self, line: bytes, seconds: float, /) -> bytes:
        """
        Send a message and return the answer, both without the line feed.

        Raises `EngineTrouble`, and from then on the same again.
        """
        if self._trouble is not None:
            raise self._trouble
        try:
            return self._exchange(line, seconds)
        except EngineTrouble as trouble:
            self._trouble = trouble
            raise
        except BaseException:  # Ctrl-C: nobody knows how much of the message was taken
            self._trouble = EngineDied("The conversation was interrupted.", hint="Restart it.")
            raise

    @abstractmethod
    def _exchange(self, line: bytes, seconds: float, /) -> bytes:
        """Send a message and return the answer, within that many seconds."""
