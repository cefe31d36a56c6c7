type Release = Integer(1, _)
type Tools { java: String, minimum: Release }
