type Book { title: String(/^a$/), pages: Integer32(1, 60), names: {String}, gaps: String?[], holes: {String?}, note: String? }
