type Price = String(/^$price$/)
