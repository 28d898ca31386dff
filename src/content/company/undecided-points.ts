import { type LaunchPoint, launchPoints } from '../checks/launch-points.ts'
import { broken, missingPage } from '../pages/error-pages.ts'
import type { SiteContent } from '../publishing/site-content.ts'
import { drawing } from '../rita/rita.ts'
import { company } from './company.ts'
import { securityContact } from './security-contact.ts'

type Examined = Pick<SiteContent, 'facts' | 'about' | 'gallery'>

/** The points that must be decided before the site is published, judged by the content as the owner has changed it. */
export function everyPoint({ facts, about, gallery }: Examined, today: Date): LaunchPoint[] {
  return launchPoints({
    about,
    company: { ...company, ...facts },
    securityContact,
    missingPage,
    broken,
    drawing,
    projects: gallery.projects,
    today,
  })
}
