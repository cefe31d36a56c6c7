type Copy { `_x`: String }
