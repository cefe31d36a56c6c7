type Book { `type`: String, `type-code`: String, typeCode: String, type_code: String }
