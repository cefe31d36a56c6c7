type Isbn = String(/^97$/)
