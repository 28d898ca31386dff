/** The bar at the foot of a phone's window. Separate from navigation.ts, so that the bar does not load the pages' texts. */
export const phoneBar = {
  label: 'Kontakta oss',
  call: 'Ring',
  /** In its place when nobody answers the phone. */
  draw: 'Rita badrummet',
  quote: 'Få offert',
} as const
