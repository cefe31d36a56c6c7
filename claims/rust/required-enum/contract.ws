enum Kind { NOVEL } type Book { kind: Kind }
