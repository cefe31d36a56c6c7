from library.model import Isbn

{Isbn("1")}
