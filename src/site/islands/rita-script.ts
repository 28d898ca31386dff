/** The script of /rita. React is fetched only when the planner is hydrated. */
import { hydrateOnInteraction, hydrateOnVisible } from './hydrate.ts'
import './rita-answers.ts'

let hydration: Promise<void> | undefined

/**
 * At the first interaction, or when the planner is visible after the visitor has scrolled: on a large screen it is in the
 * first view without being what the visitor came for. At once if the URL or this browser holds a plan.
 */
const planner = document.querySelector<HTMLElement>('#planerare')
hydrateOnInteraction(planner, hydrateOnce)
if (hasPlan()) hydrateOnce().catch(console.warn)
else addEventListener('scroll', () => hydrateOnVisible(planner, hydrateOnce), { once: true, passive: true })

const openedWith = location.hash
/** Pasting the link of another drawing changes only the fragment, for which the browser loads nothing by itself. */
addEventListener('hashchange', () => {
  if (location.hash.startsWith('#plan=') && location.hash !== openedWith) location.reload()
})

document.querySelector('.measuring-sheet button')?.addEventListener('click', () => print())

/** All but `#ide=` (planner/planner.tsx) is written by planner/saved-plan.ts. */
function hasPlan(): boolean {
  try {
    return (
      /^#(?:plan|ide|arende)=/.test(location.hash) ||
      location.search.startsWith('?langd=') ||
      localStorage.getItem('fogratt.plan') !== null ||
      sessionStorage.getItem('fogratt.ritning') !== null
    )
  } catch {
    return false
  }
}

function hydrateOnce(): Promise<void> {
  hydration ??= hydrate()
  return hydration
}

async function hydrate() {
  const { hydratePlanner } = await import('#site/planner/planner.tsx')
  await hydratePlanner(() => import('#site/planner/model/model-view.tsx'))
}
