@Description([]) type Book { title: String }
@Description([ ]) type Loan { due: String }
