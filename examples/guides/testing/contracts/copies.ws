type Barcode = String(/^[0-9]{13}$/g)
type Pages = Integer32(1, 5000)

type Copy {
  barcode: Barcode,
  pages: Pages
}

type Problem {
  message: String
}

endpoint GetCopy GET /copies/{barcode: String} -> {
  200 -> Copy
  404 -> Problem
}
