@Internal type Note { body: String }
