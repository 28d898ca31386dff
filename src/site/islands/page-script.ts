/** The script of the home page and of /rita: what wakes when. Nothing of React is fetched before a part that needs it is touched or seen. */
import './late-pictures.ts'
import './dialog-fallback.ts'
import './form-draft.ts'
import './compare.ts'
import { hydrateOnInteraction, hydrateOnVisible } from './hydrate.ts'
import { hydratePlanner } from './planner.ts'

hydrateOnInteraction(document.querySelector('#galleri'), async () => (await import('./project-viewer.tsx')).wake())
hydrateOnInteraction(document.querySelector('#kontakt form'), async () => (await import('./live-quote-form.tsx')).wake())
hydratePlanner(async () => (await import('#site/planner/planner.tsx')).wake(async () => (await import('#site/planner/model/model-view.tsx')).ModelView))
hydrateOnVisible(document.querySelector('.carousel'), async () => (await import('./tips-carousel.tsx')).wake())
