type ThingId = Integer(1, _) endpoint GetThing GET /things/{id: ThingId} -> { 200 -> String } endpoint RemoveThing DELETE /things/{id: ThingId} -> { 204 -> Unit }
