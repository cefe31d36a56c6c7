type Serializer { id: Integer } endpoint PutIt PUT Serializer /it -> { 200 -> Serializer }
