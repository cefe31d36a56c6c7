type RawRequest { id: Integer } endpoint PutIt PUT RawRequest /it -> { 200 -> RawRequest }
