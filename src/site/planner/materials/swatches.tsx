import { useEffect, useId, useRef } from 'react'

/** Draws a swatch of so many pixels. */
export type DrawSwatch = (context: CanvasRenderingContext2D, width: number, height: number) => void

type SwatchesProps<Name extends string> = {
  legend: string
  options: readonly { readonly name: Name; readonly words: string; readonly draw: DrawSwatch }[]
  value: Name
  onPick: (name: Name) => void
}

/** Materials to choose from, each as a drawn swatch with its name: a group of radio buttons. */
export function Swatches<Name extends string>({ legend, options, value, onPick }: SwatchesProps<Name>) {
  const group = useId()
  return (
    <fieldset className="swatches">
      <legend>{legend}</legend>
      <div>
        {options.map(({ name, words, draw }) => (
          <label key={name} className="swatch">
            <input type="radio" name={group} value={name} checked={name === value} onChange={() => onPick(name)} />
            <Swatch draw={draw} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** On screens of two pixels a point it is drawn sharp. */
const PIXELS = { width: 176, height: 112 }

function Swatch({ draw }: { draw: DrawSwatch }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) draw(context, PIXELS.width, PIXELS.height)
  }, [draw])
  return <canvas ref={canvas} {...PIXELS} />
}
