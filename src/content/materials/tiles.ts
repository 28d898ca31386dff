import { type JointColour, type TileMaterial, type TileSize, tileMaterials } from '#domain/room/plan.ts'

/** What a tile's face shows besides its colour. Colours as "#rrggbb". */
export type TilePattern =
  | { readonly kind: 'plain' }
  /** Glaze that has pooled, thinner at the edges. */
  | { readonly kind: 'glaze' }
  | { readonly kind: 'stone' }
  | { readonly kind: 'marble'; readonly cloud: string; readonly vein: string }
  | { readonly kind: 'terrazzo'; readonly chips: readonly string[] }
  | { readonly kind: 'wood'; readonly dark: string; readonly pale: string }
  /** Every second tile has the other colour. */
  | { readonly kind: 'chequered'; readonly other: string }

/** A tile in one record: its name, what it is made for, and its look in plan, Fogplan and 3D. */
export type TileLook = {
  readonly name: string
  readonly on: 'wall' | 'floor' | 'both'
  readonly colour: string
  /** How much it differs from tile to tile, in steps of 255. */
  readonly varies: number
  /** How much of the room its face reflects, from 0 to 1. */
  readonly gloss: number
  readonly pattern: TilePattern
  /** The joint that goes with it. */
  readonly joint: JointColour
  /** The formats that it comes in, first the usual one. */
  readonly sizes: readonly [TileSize, ...TileSize[]]
}

/** Sold in all the usual formats. */
const usual = [by(200, 400), by(100, 100), by(150, 150), by(200, 200), by(300, 600), by(600, 600)] as const

export const tileLooks: Record<TileMaterial, TileLook> = {
  vit: {
    name: 'Vit blank',
    on: 'both',
    colour: '#f2f1ea',
    varies: 3,
    gloss: 0.07,
    pattern: { kind: 'plain' },
    joint: 'gra',
    sizes: [...usual, by(100, 200), by(300, 100)],
  },
  salvia: {
    name: 'Salviagrön glaserad',
    on: 'both',
    colour: '#8fac98',
    varies: 8,
    gloss: 0.06,
    pattern: { kind: 'glaze' },
    joint: 'vit',
    sizes: [...usual, by(75, 300)],
  },
  sand: { name: 'Sand matt', on: 'both', colour: '#dccdb3', varies: 6, gloss: 0, pattern: { kind: 'stone' }, joint: 'sand', sizes: usual },
  grafit: { name: 'Grafit matt', on: 'both', colour: '#6d7674', varies: 7, gloss: 0.02, pattern: { kind: 'stone' }, joint: 'ljusgra', sizes: usual },
  terrakotta: {
    name: 'Terrakotta handgjord',
    on: 'wall',
    colour: '#b9795a',
    varies: 15,
    gloss: 0.05,
    pattern: { kind: 'glaze' },
    joint: 'sand',
    sizes: [by(100, 100), by(150, 150), by(75, 300)],
  },
  djupbla: {
    name: 'Djupblå glaserad',
    on: 'wall',
    colour: '#264c71',
    varies: 13,
    gloss: 0.07,
    pattern: { kind: 'glaze' },
    joint: 'ljusgra',
    sizes: [by(65, 200), by(100, 100), by(75, 300)],
  },
  smorgul: {
    name: 'Smörgul glaserad',
    on: 'wall',
    colour: '#ecd28c',
    varies: 8,
    gloss: 0.06,
    pattern: { kind: 'glaze' },
    joint: 'vit',
    sizes: [by(100, 200), by(100, 100), by(150, 150)],
  },
  vinrod: {
    name: 'Vinröd glaserad',
    on: 'wall',
    colour: '#6b4240',
    varies: 12,
    gloss: 0.06,
    pattern: { kind: 'glaze' },
    joint: 'gra',
    sizes: [by(100, 300), by(100, 100)],
  },
  sjogron: {
    name: 'Sjögrön glaserad',
    on: 'wall',
    colour: '#5d8a87',
    varies: 10,
    gloss: 0.06,
    pattern: { kind: 'glaze' },
    joint: 'ljusgra',
    sizes: [by(100, 100), by(75, 300)],
  },
  marmor: {
    name: 'Ljus marmor',
    on: 'both',
    colour: '#f3f0ea',
    varies: 3,
    gloss: 0.06,
    pattern: { kind: 'marble', cloud: '#dfd8cb', vein: '#85725a' },
    joint: 'vit',
    sizes: [by(600, 1200), by(600, 600), by(300, 600)],
  },
  svartmarmor: {
    name: 'Svart marmor',
    on: 'both',
    colour: '#17181a',
    varies: 2,
    gloss: 0.05,
    pattern: { kind: 'marble', cloud: '#26282b', vein: '#efece4' },
    joint: 'antracit',
    sizes: [by(600, 1200), by(600, 600), by(300, 600)],
  },
  kalksten: {
    name: 'Kalksten',
    on: 'both',
    colour: '#cbc5ba',
    varies: 5,
    gloss: 0.01,
    pattern: { kind: 'stone' },
    joint: 'gra',
    sizes: [by(600, 1200), by(600, 600), by(300, 600)],
  },
  ekplank: {
    name: 'Träklinker, ek',
    on: 'both',
    colour: '#b78f60',
    varies: 10,
    gloss: 0,
    pattern: { kind: 'wood', dark: '#8d6a41', pale: '#cda97a' },
    joint: 'brun',
    sizes: [by(1200, 200), by(200, 1200)],
  },
  ljusgra: {
    name: 'Ljusgrå klinker',
    on: 'floor',
    colour: '#b4b1a8',
    varies: 6,
    gloss: 0,
    pattern: { kind: 'stone' },
    joint: 'gra',
    sizes: [by(100, 100), by(150, 150), by(200, 200), by(300, 300), by(300, 600), by(600, 600)],
  },
  greige: {
    name: 'Gråbeige klinker',
    on: 'both',
    colour: '#c8bfb0',
    varies: 5,
    gloss: 0,
    pattern: { kind: 'stone' },
    joint: 'sand',
    sizes: [by(600, 600), by(100, 100), by(200, 200), by(300, 600)],
  },
  morkgra: {
    name: 'Mörkgrå klinker',
    on: 'floor',
    colour: '#8b8478',
    varies: 6,
    gloss: 0.01,
    pattern: { kind: 'stone' },
    joint: 'gra',
    sizes: [by(600, 600), by(100, 100), by(200, 200), by(300, 600)],
  },
  terrazzo: {
    name: 'Terrazzo',
    on: 'floor',
    colour: '#d6d1c7',
    varies: 2,
    gloss: 0.02,
    pattern: { kind: 'terrazzo', chips: ['#8c8a86', '#c9a98a', '#5d5f61', '#f1eee8'] },
    joint: 'ljusgra',
    sizes: [by(600, 600), by(200, 200), by(300, 600)],
  },
  schack: {
    name: 'Schackrutig klinker',
    on: 'floor',
    colour: '#eeeae2',
    varies: 3,
    gloss: 0.01,
    pattern: { kind: 'chequered', other: '#5d5f5e' },
    joint: 'ljusgra',
    sizes: [by(150, 150), by(100, 100), by(200, 200)],
  },
}

/** The colours of the grout. */
export const jointLooks: Record<JointColour, { readonly name: string; readonly colour: string }> = {
  vit: { name: 'Vit', colour: '#e9e7e0' },
  ljusgra: { name: 'Ljusgrå', colour: '#c8c6bf' },
  gra: { name: 'Grå', colour: '#9fa198' },
  antracit: { name: 'Antracit', colour: '#4b4e4f' },
  sand: { name: 'Sand', colour: '#cdb99c' },
  brun: { name: 'Brun', colour: '#8a7358' },
}

/** What is offered for a wall or a floor, with the one that is there. */
export function materialsOn(surface: 'wall' | 'floor', chosen: TileMaterial): readonly TileMaterial[] {
  return tileMaterials.filter((material) => material === chosen || tileLooks[material].on === surface || tileLooks[material].on === 'both')
}

/** Whether a material is sold in a format, standing or lying. */
export function comesIn(material: TileMaterial, { width, height }: TileSize): boolean {
  return tileLooks[material].sizes.some((size) => (size.width === width && size.height === height) || (size.width === height && size.height === width))
}

function by(width: number, height: number): TileSize {
  return { width, height }
}
