endpoint CSVExport GET /books -> { 200 -> String }
