type XRay { bone: String } endpoint Find GET /find -> { 200 -> XRay }
