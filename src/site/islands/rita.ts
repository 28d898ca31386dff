/** The script of /rita: what wakes when. The planner, and React with it, is fetched when it is touched or seen, not before. */
import './rita-answers.ts'
import { wakeAtTouch, wakeInView } from './wake.ts'

const place = document.querySelector<HTMLElement>('#planerare')

let waking: Promise<void> | undefined
const wake = () => {
  waking ??= import('#site/planner/planner.tsx').then(({ wake }) => wake())
  return waking
}

wakeAtTouch(place, wake)
if (hasPlan()) void wake()
// Before the visitor has moved, nobody knows whether the planner is what they came for.
else addEventListener('scroll', () => wakeInView(place, wake), { once: true, passive: true })

/** A drawing in the address, or kept in this browser when its owner pressed Spara (planner/kept-plan.ts). */
function hasPlan(): boolean {
  try {
    return location.hash.startsWith('#plan=') || localStorage.getItem('fogratt.plan') !== null
  } catch {
    return false
  }
}
