import { keysOf } from '#domain/keys-of.ts'
import type { SiteContent } from '../checks/site-content-schema.ts'
import { published } from '../publishing/published.ts'
import { withFacts } from '../publishing/with-facts.ts'
import { serviceTexts } from './service-texts.ts'

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

const drawings: Record<ServiceId, ServiceDrawing> = { totalrenovering: 'rebuild', kakel: 'tiles', vatrum: 'membrane' }

const texts = published('services', serviceTexts)

/** In the order of specification §3. */
export const services: readonly Service[] = keysOf(serviceTitles).map((id) => {
  const { description, features, expanded } = texts[id]
  const steps = expanded.steps.map(({ title, content }) => ({ title, content: withFacts(content) }))
  return {
    id,
    drawing: drawings[id],
    title: serviceTitles[id],
    description: withFacts(description),
    features,
    expanded: { title: expanded.title, steps },
  }
})
