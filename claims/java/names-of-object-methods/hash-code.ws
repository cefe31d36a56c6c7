type Book { hashCode: String }
