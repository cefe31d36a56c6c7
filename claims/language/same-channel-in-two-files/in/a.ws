channel Books -> String
