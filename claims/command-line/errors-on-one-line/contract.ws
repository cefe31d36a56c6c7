type Note { body String } type Memo { note: Nota }
