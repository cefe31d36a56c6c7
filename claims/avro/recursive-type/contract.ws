type Node { parent: Node? }
