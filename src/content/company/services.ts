import { keysOf } from '#domain/keys-of.ts'
import type { SiteContent } from '../checks/site-content-schema.ts'
import { fillIn } from '../publishing/fill-in.ts'
import type { PageContent } from '../publishing/page-content.ts'

/** The drawings that a service's card can show. */
export const serviceDrawings = ['rebuild', 'tiles', 'membrane'] as const
export type ServiceDrawing = (typeof serviceDrawings)[number]

type ServiceId = keyof SiteContent['services']

export type Service = SiteContent['services'][ServiceId] & { id: ServiceId; drawing: ServiceDrawing; title: string }

export const servicesSection = { heading: 'Tjänster', more: 'Läs mer', less: 'Dölj', call: 'Kostnadsfri offert på ditt badrum' } as const

export const serviceTitles: Record<ServiceId, string> = {
  totalrenovering: 'Totalrenovering av badrum',
  kakel: 'Kakel & klinker',
  vatrum: 'Våtrumssäkring',
}

export const drawingOfService: Record<ServiceId, ServiceDrawing> = { totalrenovering: 'rebuild', kakel: 'tiles', vatrum: 'membrane' }

/** In the order of specification §3. */
export function servicesOf({ services, facts }: PageContent): Service[] {
  return keysOf(serviceTitles).map((id) => {
    const { description, features, expanded } = services[id]
    const steps = expanded.steps.map(({ title, content }) => ({ title, content: fillIn(content, facts) }))
    return {
      id,
      drawing: drawingOfService[id],
      title: serviceTitles[id],
      description: fillIn(description, facts),
      features,
      expanded: { title: expanded.title, steps },
    }
  })
}
