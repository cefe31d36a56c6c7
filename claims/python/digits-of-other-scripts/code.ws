type Code = String(/^\d$/)
type Loan { code: Code }
