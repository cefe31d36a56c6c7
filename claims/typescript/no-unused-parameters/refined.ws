type Note = String
