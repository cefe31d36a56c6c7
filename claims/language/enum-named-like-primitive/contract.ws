enum String { A } type Copy { kind: String }
