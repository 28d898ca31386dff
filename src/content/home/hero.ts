import { kronor, percent } from '#domain/sweden/writing.ts'
import type { CompanyFacts } from '../company/facts.ts'

export const hero = {
  /** Two sentences; the section draws their full stops as tiles. */
  headline: ['Badrum som håller', 'Punkt'],
  subline: ({ founded }: CompanyFacts) => `Vi gör jobbet rätt från början – sedan\u00a0${founded}.`,
  quote: 'Få offert',
  services: 'Se våra tjänster',
  rot: {
    figure: ({ rot }: CompanyFacts) => percent(rot.percent),
    title: 'ROT-avdrag på arbetskostnaden',
    text: ({ rot }: CompanyFacts) => `Högst ${kronor(rot.capKr)} per person och\u00a0år${rot.year ? ` (${rot.year})` : ''}. Vi\u00a0sköter\u00a0ansökan.`,
  },
} as const

/** Below the hero: leads to /rita with a room of this size. */
export const roomSize = {
  question: 'Hur stort är badrummet?',
  text: 'Se det i 3D, med ungefärligt pris.',
  length: 'Badrummets längd i meter',
  width: 'Badrummets bredd i meter',
  unit: 'm',
  /** What empty fields stand for. */
  example: { length: '2,4', width: '2,1' },
  show: 'Visa förslag',
} as const

export const comparison = {
  heading: 'Samma rum, nytt från underlaget och\u00a0utåt',
  before: 'Före',
  after: 'Efter',
  compare: 'Jämför före och efter',
  caption: 'Samma rum, samma vinkel.',
  more: 'Se fler projekt',
} as const
