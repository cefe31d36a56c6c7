from library.model import Copy; assert len(Copy.__dataclass_fields__) == 2, "one field"
