"""The public boards, a file a family, and what they share: seats, table frame, melds on trays."""
