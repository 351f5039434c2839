suits-choice-two = Zwei Farben: Rot und Schwarz
suits-choice-four = Vier Farben: eine für jede Kartenfarbe
