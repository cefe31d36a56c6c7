type Note { body: String }
