type Query { limit: Integer32 = 20 }
