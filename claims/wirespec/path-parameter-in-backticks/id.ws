endpoint Get GET /get/{`Id`: String} -> { 200 -> String }
