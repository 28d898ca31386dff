import { metalLooks, paintLooks, woodLooks } from '#content/materials/finish.ts'
import { jointLooks, materialsOn, type TileLook, tileLooks } from '#content/materials/tiles.ts'
import { keysInOrder } from '#domain/room/in-order.ts'
import type { TileMaterial } from '#domain/room/plan.ts'
import { drawTile } from './draw-tile.ts'
import { drawWood } from './draw-wood.ts'
import type { DrawSwatch } from './swatches.tsx'

type Option<Name> = { readonly name: Name; readonly words: string; readonly draw: DrawSwatch }

const tileOptions = optionsOf(tileLooks, tileSwatch)
export const metalOptions = optionsOf(metalLooks, ({ colour }) => sheenSwatch(colour))
export const woodOptions = optionsOf(woodLooks, (look) => (context, width, height) => drawWood(context, look, width, height))
export const paintOptions = optionsOf(paintLooks, ({ colour }) => plainSwatch(colour))

/** What is offered for walls or floor, with the material that is there. */
export function tileOptionsOn(surface: 'wall' | 'floor', chosen: TileMaterial): readonly Option<TileMaterial>[] {
  const offered = materialsOn(surface, chosen)
  return tileOptions.filter(({ name }) => offered.includes(name))
}

/** Made once, so that each swatch is drawn once. */
function optionsOf<Name extends string, Look extends { readonly name: string }>(
  looks: Record<Name, Look>,
  draw: (look: Look) => DrawSwatch,
): readonly Option<Name>[] {
  return keysInOrder(looks).map((name) => ({ name, words: looks[name].name, draw: draw(looks[name]) }))
}

/** How much of a wall a swatch shows from side to side: two small tiles and a half, or a piece of a large one (m). */
const SHOWN = { tiles: 2.5, most: 0.9 }

function tileSwatch(look: TileLook): DrawSwatch {
  const { width, height } = look.sizes[0]
  return (context, across, down) => {
    const perMetre = across / Math.min(SHOWN.most, (SHOWN.tiles * width) / 1000)
    const [w, h, gap] = [(width / 1000) * perMetre, (height / 1000) * perMetre, Math.max(2, 0.003 * perMetre)]
    context.fillStyle = jointLooks[look.joint].colour
    context.fillRect(0, 0, across, down)
    for (let row = 0; row * (h + gap) < down; row += 1) {
      for (let column = 0; column * (w + gap) < across; column += 1) {
        const place = { x: column * (w + gap), y: row * (h + gap), w, h, perMetre }
        drawTile(context, look, place, row * 7 + column, (row + column) % 2 === 1)
      }
    }
  }
}

function plainSwatch(colour: string): DrawSwatch {
  return (context, width, height) => {
    context.fillStyle = colour
    context.fillRect(0, 0, width, height)
  }
}

/** A bent sheet: pale, dark and pale again. */
function sheenSwatch(colour: string): DrawSwatch {
  return (context, width, height) => {
    plainSwatch(colour)(context, width, height)
    const across = context.createLinearGradient(0, 0, width, height)
    for (const [at, stop] of [
      [0, '#ffffff99'],
      [0.35, '#00000033'],
      [0.6, '#ffffff80'],
      [1, '#00000055'],
    ] as const)
      across.addColorStop(at, stop)
    context.fillStyle = across
    context.fillRect(0, 0, width, height)
  }
}
