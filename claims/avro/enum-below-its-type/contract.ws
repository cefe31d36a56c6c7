type Book { kind: Kind } enum Kind { NOVEL }
