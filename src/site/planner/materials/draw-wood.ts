import type { WoodLook } from '#content/materials/finish.ts'

/** Lying grain in three tones; lacquer has none. */
export function drawWood(context: CanvasRenderingContext2D, { colour, grain }: WoodLook, width: number, height: number) {
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  if (!grain) return
  for (let line = 0; line < height; line += 1) {
    context.globalAlpha = 0.05 + 0.16 * Math.abs(Math.sin(line * 0.7) * Math.sin(line * 0.23 + 1))
    context.fillStyle = line % 3 === 0 ? grain.pale : grain.dark
    context.fillRect(0, line, width, 1)
  }
  context.globalAlpha = 1
}
