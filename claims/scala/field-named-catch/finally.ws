type Copy { finally: String }
