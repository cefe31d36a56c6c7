type Quote = String(/^"$/)
