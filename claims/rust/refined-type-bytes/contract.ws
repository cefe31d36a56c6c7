type Cover = Bytes
