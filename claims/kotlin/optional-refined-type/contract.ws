type Code = String?
