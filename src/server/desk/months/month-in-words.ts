const short = new Intl.DateTimeFormat('sv-SE', { month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('sv-SE', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2026-11' → "nov", "2026" */
export function monthInShort(month: string): [name: string, year: string] {
  return [short.format(firstDay(month)).replace('.', '').slice(0, 3), month.slice(0, 4)]
}

/** '2026-11' → "november 2026" */
export function monthInWords(month: string): string {
  return long.format(firstDay(month))
}

function firstDay(month: string): Date {
  return new Date(`${month}-01T00:00:00.000Z`)
}
