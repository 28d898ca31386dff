import { CanvasTexture } from 'three'

/** A texture of so many pixels, drawn on a canvas. */
export function drawnTexture(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) draw(context)
  return new CanvasTexture(canvas)
}
