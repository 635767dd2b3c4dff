"""Reading command-line options and files, and reporting what is wrong with them."""
