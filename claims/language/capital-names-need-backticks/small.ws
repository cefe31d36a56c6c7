endpoint Get GET /account # { authorization: String? } -> { 200 -> Unit }
