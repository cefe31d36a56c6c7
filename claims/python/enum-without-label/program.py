import pathlib
file = pathlib.Path("library/wirespec.py")
file.write_text(file.read_text().replace("class Enum(ABC):", "class Enum:"))
from library.model import Genre
assert Genre.NOVEL.value == "NOVEL"
Genre.NOVEL.label
