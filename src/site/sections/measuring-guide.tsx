import { measuringGuide as words } from '#content/rita/measuring-guide.ts'

/**
 * While it is open, printing the page prints only this sheet (styles/planner-static.css). The button needs a script (islands/rita-script.ts),
 * the browser's own menu does not.
 */
export function MeasuringGuide() {
  return (
    <details className="disclosure measuring-guide" id="mattblad">
      <summary>{words.open}</summary>
      <div className="measuring-sheet">
        <h2>{words.heading}</h2>
        <p>{words.lead}</p>
        <p className="screen-only without-script">{words.printSelf}</p>
        <button className="button outlined screen-only" type="button">
          {words.print}
        </button>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <svg className="measuring-squares" viewBox="0 0 175 110" aria-hidden="true">
          <path d={SQUARES} />
        </svg>
        <ul className="measuring-notes">
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p>{words.foot}</p>
      </div>
    </details>
  )
}

/** Squares of 5 mm: 10 cm in scale 1:20. */
const SQUARE = 5
const SQUARES = [...lines(175).map((x) => `M${x} 0V110`), ...lines(110).map((y) => `M0 ${y}H175`)].join('')

function lines(length: number): number[] {
  return Array.from({ length: length / SQUARE + 1 }, (_, n) => n * SQUARE)
}
