type Copy { `2nd`: String }
