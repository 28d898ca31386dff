/** How high a pillar or boxing is, in its fields; the usual heights in mm. */
export const builtInWords = {
  height: 'Höjd',
  usual: { ceiling: 'Till taket', '1150': '115\u00a0cm, för en cistern', '1200': '120\u00a0cm, halv vägg', '560': '56\u00a0cm, badkarsfront' },
  own: 'Egen höjd',
  ownHeight: 'Egen höjd',
  top: 'Ovansidan får samma plattor som väggen bakom.',
} as const
