type Code = String(
/^[A-Z]$/)
