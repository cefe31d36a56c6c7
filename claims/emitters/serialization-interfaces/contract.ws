type Copy { title: String }

endpoint FindCopies GET /copies/{shelf: String} ? { title: String? } -> { 200 -> Copy[] }
