type Copies = Integer(0, 3000000000)
