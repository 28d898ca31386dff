import { company } from '../company/company.ts'

/** The desk's statistics. */
export const deskMonths = {
  heading: 'Månader',
  lead: `I tid besvarad är en förfrågan som fick sitt första svar inom den tid som kunden lovades: ${company.replyHours} timmar, längre vid semester. De som väntar och ännu har tid kvar räknas inte in i andelen, inte heller de som kunden tog tillbaka, eller du stängde, före svaret. Svarstiden räknas från det att förfrågan nådde dig, och det är medianen som visas: hälften fick svar fortare. Misstänkt skräp som aldrig släpptes fram är inte med. Förfrågningar som är borttagna räknas inte heller, och det blir de senast ${company.retentionMonths} månader efter den sista kontakten: den äldsta månaden visar därför för få.`,
  plot: 'Förfrågningar per månad',
  plotParts: { inTime: 'besvarade i tid', others: 'övriga' },
  columns: { month: 'Månad', requests: 'Antal', inTime: 'I tid', median: 'Svarstid' },
  none: '–',
  total: 'Alla',
  places: { heading: 'Var de bor', town: 'Ort', others: 'Övriga orter' },
  kinds: { heading: 'Vad de vill ha gjort', kind: 'Gäller' },
  count: 'Antal',
  part: 'Andel',
  earlier: 'Visa tidigare månader',
  latest: 'Till de senaste månaderna',
  empty: 'Ingen förfrågan har kommit de här månaderna.',
  export: 'Hämta alla förfrågningar som tabell för Excel',
} as const

/** Minutes → "45 min", "3 tim 20 min", "2 dygn 4 tim". */
export function durationInWords(minutes: number): string {
  const whole = Math.round(minutes)
  if (whole < 60) return `${whole}\u00a0min`
  const hours = Math.floor(whole / 60)
  if (hours < 48) return whole % 60 === 0 ? `${hours}\u00a0tim` : `${hours}\u00a0tim ${whole % 60}\u00a0min`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)}\u00a0dygn` : `${Math.floor(hours / 24)}\u00a0dygn ${hours % 24}\u00a0tim`
}
