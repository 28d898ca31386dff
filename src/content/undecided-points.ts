import { about } from './about.ts'
import { type LaunchPoint, launchPoints } from './checks/launch-points.ts'
import { company } from './company.ts'
import { decided } from './decided.ts'
import { broken, missingPage } from './error-pages.ts'
import { drawing } from './rita.ts'
import { securityContact } from './security-contact.ts'
import type { SiteContent } from './site-content.ts'

type Decidable = Pick<SiteContent, 'facts' | 'gallery'>

/** What must be decided before the site is published, with the facts that the owner has changed, and without what is decided already. */
export function undecidedPoints(content: Decidable, today: Date): LaunchPoint[] {
  return everyPoint(content, today).filter(({ open, kind, name }) => open && !(kind === 'ask' && name in decided))
}

/** Every point, open or not. */
export function everyPoint({ facts, gallery }: Decidable, today: Date): LaunchPoint[] {
  const rot = { percent: facts.rot.percent, year: facts.rot.year }
  return launchPoints({
    about,
    company: { ...company, ...facts, rot },
    securityContact,
    missingPage,
    broken,
    drawing,
    projects: gallery.projects,
    today,
  })
}
