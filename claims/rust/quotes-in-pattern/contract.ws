type Quote = String(/^"a"$/)
