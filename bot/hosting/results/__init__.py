"""What matches leave: results, the ratings that follow from them, and who may see them."""
