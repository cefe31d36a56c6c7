from library.model import Genre

raise SystemExit(f"<{Genre.NOVEL!s}>")
