endpoint GetXRay GET /find -> { 200 -> String }
