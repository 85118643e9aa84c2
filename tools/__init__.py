"""Programs for those who work on the project; nothing here is shipped in the wheel."""
