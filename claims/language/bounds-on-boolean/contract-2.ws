type Copy { lent: Boolean(1, 2) }
