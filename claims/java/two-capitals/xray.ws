endpoint XRay GET /find -> { 200 -> String }
