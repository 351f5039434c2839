"""What every panel is made of: ids, items, forms, messages, the request that is answered."""
