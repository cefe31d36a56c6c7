type Loan_item { copy: String }
endpoint GetLoan GET /loan -> { 200 -> Loan_item }
