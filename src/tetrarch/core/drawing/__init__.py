"""Building blocks for drawings of boards: SVG and character canvases."""
