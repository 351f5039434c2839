suits-choice-two = Twee kleuren: rood en zwart
suits-choice-four = Vier kleuren: elke kaartsoort een eigen
