type Barcode = String(/^[0-9]{13}$/g)

type Copy {
  barcode: Barcode,
  pages: Integer32
}

@Description("Reads one copy of a book")
endpoint GetCopy GET /copies/{barcode: Barcode} -> {
  200 -> Copy
  404 -> Unit
}
