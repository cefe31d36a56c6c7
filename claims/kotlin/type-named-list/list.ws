type List { shelves: String[] }
