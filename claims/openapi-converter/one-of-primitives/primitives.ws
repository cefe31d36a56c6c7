type Item = String | Integer
