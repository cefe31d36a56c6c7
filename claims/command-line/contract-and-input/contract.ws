type Other { body: String }
