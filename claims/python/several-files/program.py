from library.model import Book; Book('Emma')
