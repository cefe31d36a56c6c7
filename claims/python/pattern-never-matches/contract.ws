type Isbn = String(/^97[89][0-9]{10}$/g)
