"""Protocol: versioned JSON messages between a front end and one table."""
