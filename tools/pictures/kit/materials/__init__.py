"""Procedural materials; scenes know them as M.glazed(...), M.wood(...) and so on."""
from kit.materials.graph import hexc, reset
from kit.materials.light import backdrop, bottle, emit, mirror, pane, view
from kit.materials.marble import marble
from kit.materials.soft import cloth, leaf, sheer
from kit.materials.surfaces import metal, microcement, paint, porcelain, satin, wood
from kit.materials.tile import glazed, grout, stone, terrazzo
