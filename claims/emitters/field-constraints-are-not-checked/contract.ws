type Review { stars: Integer32(1, 5), text: String(/^x$/) }
