endpoint Get GET /account # { `Authorization`: String? } -> { 200 -> Unit }
