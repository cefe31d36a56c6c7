type Shelf {
  number: Integer32
}
