/** The script of the home page and of /rita: what wakes when. Nothing of React is fetched before a part that needs it is touched or seen. */
import './late-pictures.ts'
import './project-list.ts'
import './form-draft.ts'
import './compare.ts'
import { wakeAtTouch, wakeInView } from './hydrate.ts'
import { wakePlanner } from './planner.ts'

wakeAtTouch(document.querySelector('#galleri'), async () => (await import('./project-viewer.tsx')).wake())
wakeAtTouch(document.querySelector('#kontakt form'), async () => (await import('./live-quote-form.tsx')).wake())
wakePlanner(async () => (await import('#site/planner/planner.tsx')).wake(async () => (await import('#site/planner/model/model-view.tsx')).ModelView))
wakeInView(document.querySelector('.carousel'), async () => (await import('./tips-carousel.tsx')).wake())
