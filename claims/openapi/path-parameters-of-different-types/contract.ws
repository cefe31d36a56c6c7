endpoint GetThing GET /things/{id: Integer(1, _)} -> { 200 -> String } endpoint RemoveThing DELETE /things/{id: Integer} -> { 204 -> Unit }
