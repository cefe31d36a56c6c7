type Copy { ``: String }
