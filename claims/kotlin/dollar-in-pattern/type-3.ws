type Price = String(/^$_price$/)
