import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'

export type TileFinish = 'vit' | 'salvia' | 'sand' | 'grafit'

/** The finishes to choose from: the tile's colour, how much it varies from tile to tile, its joint, and the floor that goes with it. */
export const tileFinishes: Record<TileFinish, { tile: string; varies: number; joint: string; floor: string; floorJoint: string; rough: number }> = {
  vit: { tile: '#f3f3ee', varies: 2, joint: '#b4b8b0', floor: '#8d928e', floorJoint: '#6d726e', rough: 0.16 },
  salvia: { tile: '#9dbcaa', varies: 7, joint: '#e2e5de', floor: '#cfcdc4', floorJoint: '#a9a79d', rough: 0.2 },
  sand: { tile: '#d9cbb2', varies: 5, joint: '#bfb199', floor: '#b9a98c', floorJoint: '#968869', rough: 0.65 },
  grafit: { tile: '#4a524f', varies: 5, joint: '#2d3331', floor: '#bfc0ba', floorJoint: '#999b94', rough: 0.55 },
}

/** A tile with its joint, in metres. */
export type TileSize = { width: number; height: number }

const JOINT = 0.0025
/** Tiles per side of the repeated texture: enough that the repetition is not seen. */
const PATCH = 6
const PIXELS = 1024

/** A repeating texture of tiles at their true size, for surfaces whose texture coordinates are metres. */
export function tileTexture({ width, height }: TileSize, colour: string, joint: string, varies: number): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = PIXELS
  canvas.height = PIXELS
  const context = canvas.getContext('2d')
  if (context) drawTiles(context, { width, height }, colour, joint, varies)
  const texture = new CanvasTexture(canvas)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.set(1 / (PATCH * width), 1 / (PATCH * height))
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

function drawTiles(context: CanvasRenderingContext2D, { width, height }: TileSize, colour: string, joint: string, varies: number) {
  context.fillStyle = joint
  context.fillRect(0, 0, PIXELS, PIXELS)
  const cell = PIXELS / PATCH
  const [across, down] = [(JOINT / width) * cell, (JOINT / height) * cell]
  for (let row = 0; row < PATCH; row += 1) {
    for (let column = 0; column < PATCH; column += 1) {
      context.fillStyle = shaded(colour, shade(row * PATCH + column) * varies)
      context.fillRect(column * cell + across / 2, row * cell + down / 2, cell - across, cell - down)
    }
  }
}

/** Pseudo-random from -1 to 1, always the same for a tile. */
function shade(tile: number): number {
  const noise = Math.sin((tile + 1) * 127.1) * 43758.5453
  return 2 * (noise - Math.floor(noise)) - 1
}

function shaded(colour: string, by: number): string {
  const part = (from: number) => Math.max(0, Math.min(255, Number.parseInt(colour.slice(from, from + 2), 16) + Math.round(by)))
  return `rgb(${part(1)} ${part(3)} ${part(5)})`
}
