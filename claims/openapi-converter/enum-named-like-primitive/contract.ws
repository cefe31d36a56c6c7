enum Number { ONE, MANY }

type Book { copies: Number }
