type Quote = String(/^"""$/)
