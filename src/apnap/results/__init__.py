"""What came of a run: records, the table per rule, and the forms in which they are written."""
