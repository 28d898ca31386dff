import { mixed } from '#content/materials/colours.ts'
import type { TileLook } from '#content/materials/tiles.ts'

/** Where a tile lies on a canvas, and how many pixels a metre is there. */
type TilePlace = { readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly perMetre: number }

/** A tile's face, the same for the same number: the swatches' and the 3D room's. `isOther`: a chequered floor's other colour. */
export function drawTile(context: CanvasRenderingContext2D, look: TileLook, place: TilePlace, number: number, isOther: boolean) {
  const { x, y, w, h } = place
  const { pattern, varies } = look
  const colour = shaded(pattern.kind === 'chequered' && isOther ? pattern.other : look.colour, random(number, 0) * varies)
  context.save()
  context.beginPath()
  context.rect(x, y, w, h)
  context.clip()
  context.fillStyle = colour
  context.fillRect(x, y, w, h)
  switch (pattern.kind) {
    case 'glaze':
      drawGlaze(context, colour, place)
      break
    case 'stone':
    case 'chequered':
      drawClouds(context, place, number, [shaded(colour, -16), shaded(colour, 14)], 0.5)
      break
    case 'marble':
      drawClouds(context, place, number, [pattern.cloud], 0.8)
      drawVeins(context, place, number, pattern.vein)
      break
    case 'terrazzo':
      drawChips(context, place, number, pattern.chips)
      break
    case 'wood':
      drawGrain(context, place, number, pattern)
      break
    case 'plain':
      break
  }
  if (look.gloss > BEVELLED) drawBevel(context, colour, place)
  context.restore()
}

/** Pressed and glazed tiles have rounded edges, which catch the light. */
const BEVELLED = 0.04

/** Paler and thinner towards the edges, fuller in the middle. */
function drawGlaze(context: CanvasRenderingContext2D, colour: string, { x, y, w, h }: TilePlace) {
  const across = context.createLinearGradient(x, y, x + w * 0.4, y + h)
  across.addColorStop(0, shaded(colour, 9))
  across.addColorStop(0.5, colour)
  across.addColorStop(1, shaded(colour, -9))
  context.fillStyle = across
  context.fillRect(x, y, w, h)
}

/** Light above, shade below. */
function drawBevel(context: CanvasRenderingContext2D, colour: string, { x, y, w, h, perMetre }: TilePlace) {
  const edge = Math.max(0.8, 0.0015 * perMetre)
  context.fillStyle = shaded(colour, 14)
  context.fillRect(x, y, w, edge)
  context.fillStyle = shaded(colour, -16)
  context.fillRect(x, y + h - edge, w, edge)
}

/** Soft clouds, a hand wide. */
function drawClouds(context: CanvasRenderingContext2D, { x, y, w, h, perMetre }: TilePlace, number: number, colours: readonly string[], alpha: number) {
  const size = Math.min(0.16 * perMetre, Math.max(w, h) * 0.6)
  const count = Math.min(14, Math.max(2, Math.round((w * h) / (size * size))))
  for (let cloud = 0; cloud < count; cloud += 1) {
    const seed = number * 31 + cloud
    const [left, top] = [x + half(seed, 1) * w, y + half(seed, 2) * h]
    const radius = size * (0.5 + half(seed, 3))
    const soft = context.createRadialGradient(left, top, 0, left, top, radius)
    const colour = colours[cloud % colours.length] ?? '#ffffff'
    soft.addColorStop(0, colour)
    soft.addColorStop(1, `${colour}00`)
    context.globalAlpha = alpha * (0.3 + 0.5 * half(seed, 4))
    context.fillStyle = soft
    context.fillRect(x, y, w, h)
  }
  context.globalAlpha = 1
}

/** A few long veins one way, with branches. */
function drawVeins(context: CanvasRenderingContext2D, place: TilePlace, number: number, colour: string) {
  const { x, y, w, h, perMetre } = place
  context.strokeStyle = colour
  context.lineCap = 'round'
  const count = Math.max(2, Math.round((h / perMetre) * 4.5))
  for (let vein = 0; vein < count; vein += 1) {
    const seed = number * 17 + vein * 5
    let [left, top] = [x - w * 0.1, y + half(seed, 5) * h * 1.3 - h * 0.15]
    context.globalAlpha = 0.25 + 0.5 * half(seed, 6)
    context.lineWidth = Math.max(0.5, perMetre * 0.0035 * (0.3 + half(seed, 7)))
    context.beginPath()
    context.moveTo(left, top)
    for (let step = 0; left < x + w * 1.1; step += 1) {
      const [byX, byY] = [perMetre * (0.05 + 0.06 * half(seed + step, 8)), perMetre * 0.09 * (random(seed + step, 9) - 0.35)]
      context.quadraticCurveTo(left + byX * 0.4, top + byY * 0.9, left + byX, top + byY)
      left += byX
      top += byY
    }
    context.stroke()
  }
  context.globalAlpha = 1
}

/** Chips of stone up to 3 cm, each with four or five corners. */
function drawChips(context: CanvasRenderingContext2D, { x, y, w, h, perMetre }: TilePlace, number: number, colours: readonly string[]) {
  const count = Math.round(((w * h) / perMetre ** 2) * 900)
  for (let chip = 0; chip < count; chip += 1) {
    const seed = number * 401 + chip
    const [left, top, radius] = [x + half(seed, 1) * w, y + half(seed, 2) * h, perMetre * (0.003 + 0.011 * half(seed, 3) ** 2)]
    context.fillStyle = colours[Math.floor(half(seed, 4) * colours.length)] ?? '#ffffff'
    context.beginPath()
    for (let corner = 0; corner < 5; corner += 1) {
      const angle = (corner / 5) * 2 * Math.PI + half(seed, 5) * 6
      const away = radius * (0.6 + 0.5 * half(seed + corner, 6))
      context.lineTo(left + Math.cos(angle) * away, top + Math.sin(angle) * away * 0.8)
    }
    context.fill()
  }
}

/** Fibres along the tile's longer side, dark and pale. */
function drawGrain(context: CanvasRenderingContext2D, { x, y, w, h }: TilePlace, number: number, { dark, pale }: { dark: string; pale: string }) {
  const lies = w >= h
  const across = lies ? h : w
  for (let fibre = 0; fibre < across; fibre += 1) {
    const at = fibre + number * 13
    context.globalAlpha = 0.08 + 0.34 * Math.abs(Math.sin(at * 0.61) * Math.sin(at * 0.17 + number))
    context.fillStyle = half(Math.floor(at), 3) > 0.55 ? pale : dark
    if (lies) context.fillRect(x, y + fibre, w, 1)
    else context.fillRect(x + fibre, y, 1, h)
  }
  context.globalAlpha = 1
}

/** Pseudo-random from -1 to 1, always the same for a number and a purpose. */
function random(number: number, purpose: number): number {
  return 2 * half(number, purpose) - 1
}

/** The same from 0 to 1. */
function half(number: number, purpose: number): number {
  const noise = Math.sin((number + 1) * 127.1 + purpose * 311.7) * 43758.5453
  return noise - Math.floor(noise)
}

/** Lighter or darker by so many steps of 255. */
function shaded(colour: string, by: number): string {
  return by > 0 ? mixed(colour, '#ffffff', by / 255) : mixed(colour, '#000000', -by / 255)
}
