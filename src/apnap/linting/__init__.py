"""What is wrong with feature files, found without an engine."""
