enum Volume { 1 }
