from tests.ui import calm as panels

calm = panels.calm
