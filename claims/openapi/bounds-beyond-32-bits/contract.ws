type Isbn = String(/^97$/gi) type Copies = Integer(0, 3000000000) type Ratio = Number(0.0, 1.0) type Cover = Bytes enum Volume { FIRST, 2 }
