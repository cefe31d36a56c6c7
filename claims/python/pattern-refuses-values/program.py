from library.model import Isbn; assert Isbn("97").validate(), "refused"
