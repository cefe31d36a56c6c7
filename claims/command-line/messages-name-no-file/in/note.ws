type Note { body String }
