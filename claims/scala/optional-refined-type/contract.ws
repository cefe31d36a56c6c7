type Code = String?
type Stars = Integer(1, 5)?
