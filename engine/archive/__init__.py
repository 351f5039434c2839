"""What is stored and exported: documents with versions, the codec, replay and its verification."""
