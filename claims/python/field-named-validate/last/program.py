from library.model import Check; Check("text").validate()
