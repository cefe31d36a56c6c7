type Other { isbn: Code } type Code = String(/^x$/)
