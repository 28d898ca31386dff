/** The bar at the foot of a phone's window. Separate from navigation.ts, so that the bar does not load the pages' texts. */
export const phoneBar = {
  label: 'Kontakta oss',
  call: 'Ring',
  quote: 'Få offert',
} as const
