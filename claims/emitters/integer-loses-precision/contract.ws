type Book { copies: Integer }
