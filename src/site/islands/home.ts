/** The home page's script: what wakes when. Nothing of React is fetched before a part that needs it is touched or seen. */
import './late-pictures.ts'
import './project-list.ts'
import './carried-answers.ts'
import './compare.ts'
import { wakeAtTouch, wakeInView } from './wake.ts'

wakeAtTouch(document.querySelector('#galleri'), async () => (await import('./project-viewer.tsx')).wake())
wakeAtTouch(document.querySelector('#kontakt form'), async () => (await import('./live-quote-form.tsx')).wake())
wakeInView(document.querySelector('.carousel'), async () => (await import('./tips-carousel.tsx')).wake())
