/** The home page's script. React is fetched only when one of the islands is hydrated. */
import './late-pictures.ts'
import './dialog-fallback.ts'
import './form-draft.ts'
import './compare.ts'
import { hydrateOnInteraction, hydrateOnVisible } from './hydrate.ts'

// On a phone, however it is turned: only styles/phone-bar.css knows where the bar is shown.
const loadPhoneBar = async () => (await import('./phone-bar.ts')).addPhoneBar()
if (innerWidth <= 960) addEventListener('scroll', () => loadPhoneBar().catch(console.warn), { once: true, passive: true })

hydrateOnInteraction(document.querySelector('#galleri'), async () => (await import('./project-viewer.tsx')).hydrateProjectCards())
hydrateOnInteraction(document.querySelector('#kontakt form'), async () => (await import('./live-quote-form.tsx')).hydrateQuoteForm())
hydrateOnVisible(document.querySelector('.carousel'), async () => (await import('./tips-carousel.tsx')).hydrateTips())
