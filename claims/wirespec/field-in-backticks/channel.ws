type Copy { `channel`: String }
