type Size = Integer32(007, 010)
