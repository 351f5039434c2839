"""What people and servers settle for themselves, and what is kept of them."""
