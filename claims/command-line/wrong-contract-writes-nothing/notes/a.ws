type Good { body: String }
