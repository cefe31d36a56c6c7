type Loan_item { title: String } type Loan { item: Loan_item }
