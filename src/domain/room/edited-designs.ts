import type { Designs, Letter } from './designs.ts'
import type { Plan } from './plan.ts'

/** A drawing while it is edited: the design that is shown, with its letter, and the other one if there are two. */
export type EditedDesigns = { readonly plan: Plan; readonly other?: Plan | undefined; readonly letter: Letter }

export function edited([plan, other]: Designs): EditedDesigns {
  return { plan, other, letter: 'A' }
}

export function designsOf({ plan, other, letter }: EditedDesigns): Designs {
  if (!other) return [plan]
  return letter === 'A' ? [plan, other] : [other, plan]
}

/** The same drawing if the design is as it was, so that nothing counts as a step. */
export function withShown(designs: EditedDesigns, plan: Plan): EditedDesigns {
  return plan === designs.plan ? designs : { ...designs, plan }
}

/** A second design like the one there is, which is shown. */
export function copied({ plan }: EditedDesigns): EditedDesigns {
  return { plan, other: plan, letter: 'B' }
}

/** With the other design shown. */
export function switched({ plan, other, letter }: EditedDesigns): EditedDesigns {
  return { plan: other ?? plan, other: other && plan, letter: other && letter === 'A' ? 'B' : 'A' }
}
