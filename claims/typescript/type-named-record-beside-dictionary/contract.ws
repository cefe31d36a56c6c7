type Record { text: String } type Holder { item: Record, counts: {Integer} }
