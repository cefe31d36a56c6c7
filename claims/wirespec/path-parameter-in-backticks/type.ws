endpoint Get GET /get/{`type`: String} -> { 200 -> String }
