"""The workbench, on which a table is rebuilt before anybody else sees it."""
