type Copy { `_`: String }
