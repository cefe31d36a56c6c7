enum Sign { 1, -1 }
