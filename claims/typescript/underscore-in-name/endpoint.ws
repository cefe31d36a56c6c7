type Loan_item { title: String } endpoint Find GET /items -> { 200 -> Loan_item }
