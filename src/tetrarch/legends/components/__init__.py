"""Cards, boards and tokens: data, readers and validation."""

from tetrarch.legends.components.components import (
    Components,
    components_from_dict,
    default_components,
    parse_components,
)

__all__ = ["Components", "components_from_dict", "default_components", "parse_components"]
