type Item = Item
