type Code = String(/^[0-9]+$/g)
