/** What the desk shows where there is no coverage. */
export const noCoverageWords = {
  heading: 'Ingen täckning',
  text: 'Den här sidan finns inte i telefonen. Listorna och sidorna om dagens och morgondagens besök gör det, så som de såg ut senast.',
  visits: 'Till besöken',
  turn: 'Till Din tur',
  call: 'Behöver du hjälp? Ring',
} as const

/** "kl. 14:30", or "fredag kl. 14:30" → what stands above a page that was kept. */
export function keptPageFrom(time: string): string {
  return `Sidan är från ${time}, ingen täckning.`
}
