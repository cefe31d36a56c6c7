type Price = String(/^\${price}$/)
