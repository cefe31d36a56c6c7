endpoint GetXRay GET /xray -> { 200 -> String }
