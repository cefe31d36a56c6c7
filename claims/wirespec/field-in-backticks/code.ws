type Copy { `type-code`: String }
