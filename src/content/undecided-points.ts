import { type LaunchPoint, launchPoints } from './checks/launch-points.ts'
import { company } from './company.ts'
import { broken, missingPage } from './error-pages.ts'
import { pictures } from './pictures.ts'
import { featured, projects } from './projects.ts'
import { drawing } from './rita.ts'
import { securityContact } from './security-contact.ts'
import type { SiteContent } from './site-content.ts'

type Examined = Pick<SiteContent, 'facts' | 'about'>

/** What must be decided before the site is published, open or not, with what the owner has changed. */
export function everyPoint({ facts, about }: Examined, today: Date): LaunchPoint[] {
  const rot = { percent: facts.rot.percent, year: facts.rot.year }
  return launchPoints({
    about,
    company: { ...company, ...facts, rot },
    securityContact,
    missingPage,
    broken,
    drawing,
    pictures,
    projects,
    featured,
    today,
  })
}
