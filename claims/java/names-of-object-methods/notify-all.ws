type Book { notifyAll: String }
