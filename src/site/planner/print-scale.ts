import type { Mm } from '#domain/room/plan.ts'

const SCALES = [20, 25, 50] as const

/** Room for the drawing on an upright A4 with the site's margins, beside heading and scale (mm). */
const SHEET = { width: 178, height: 220 }

/** The largest ordinary scale (20 for 1:20) in which a drawing of this size fits on an A4, or undefined. */
export function printScale({ width, height }: { width: Mm; height: Mm }): (typeof SCALES)[number] | undefined {
  return SCALES.find((scale) => width / scale <= SHEET.width && height / scale <= SHEET.height)
}

/** Prints the drawing alone, without the measuring guide (styles/planner-print.css). */
export function printPlan() {
  document.querySelector('#mattblad')?.removeAttribute('open')
  window.print()
}
