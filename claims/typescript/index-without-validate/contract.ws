type Isbn = String
