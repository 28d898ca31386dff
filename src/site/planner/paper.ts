import type { Mm } from '#domain/room/plan.ts'

const SCALES = [20, 25, 50] as const

/** What a drawing may take of an upright A4 with the site's margins, beside its heading and its scale (mm). */
const SHEET = { width: 178, height: 220 }

/** The largest ordinary scale that a drawing fits on an A4 in, or none. */
export function paperScale({ width, height }: { width: Mm; height: Mm }): (typeof SCALES)[number] | undefined {
  return SCALES.find((scale) => width / scale <= SHEET.width && height / scale <= SHEET.height)
}

/** The drawing, not the measuring guide: each is printed alone (styles/planner-print.css). */
export function printPlan() {
  document.querySelector('#mattblad')?.removeAttribute('open')
  window.print()
}
