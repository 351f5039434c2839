"""What people and servers have settled, and everything that is known of one of them."""
