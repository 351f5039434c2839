"""Tournaments in pictures: standings, the tables of a round, a bracket, one player's road, the podium.

They are made of plain values and words; nothing here knows how tables are paired or points are given.
"""
