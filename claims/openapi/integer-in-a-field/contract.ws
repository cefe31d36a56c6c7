type Book { copies: Integer } endpoint Get GET /book -> { 200 -> Book }
