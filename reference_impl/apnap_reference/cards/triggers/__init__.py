"""What single cards do whenever something happens, or once something has been done."""
