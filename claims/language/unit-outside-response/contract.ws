type Copy { nothing: Unit }
