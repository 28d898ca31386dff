/** Common private mail domains in Sweden, the most common first: on a tie the first is suggested. */
const DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.se',
  'hotmail.se',
  'telia.com',
  'yahoo.se',
  'yahoo.com',
  'outlook.se',
  'live.com',
  'msn.com',
  'me.com',
  'comhem.se',
  'bredband.net',
  'bredband2.com',
  'tele2.se',
  'spray.se',
  'swipnet.se',
  'protonmail.com',
  'proton.me',
] as const

/** Real domains that look like a typo of one of the above. */
const ALSO_REAL = [
  'mail.com',
  'gmx.com',
  'gmx.se',
  'ymail.com',
  'email.com',
  'mac.com',
  'live.no',
  'live.dk',
  'hotmail.no',
  'yahoo.no',
  'yahoo.dk',
  'tele2.com',
]

/** Longer than every known domain plus the typos that are forgiven. */
const LONGEST = 16

/**
 * The address that was probably meant, or undefined: "asa@gmial.com" → "asa@gmail.com". For a suggestion, never for
 * validation: the unusual address may be right.
 */
export function likelyEmail(email: string): string | undefined {
  const address = email.trim()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  if (at < 1 || domain.length > LONGEST || isCommonMailDomain(domain)) return undefined
  const meant = nearest(domain)
  return meant && `${address.slice(0, at + 1)}${meant}`
}

/** Whether many unrelated people have addresses at this domain. */
export function isCommonMailDomain(domain: string): boolean {
  return [...DOMAINS, ...ALSO_REAL].some((real) => real === domain)
}

/** Short domains have many neighbours, so "me.com" forgives one typo and "hotmail.com" two. */
function nearest(domain: string): string | undefined {
  const near = DOMAINS.map((real) => ({ real, edits: editDistance(domain, real) }))
    .filter(({ real, edits }) => edits <= (real.length > 8 ? 2 : 1))
    .sort((one, other) => one.edits - other.edits)
  return near[0]?.real
}

/** Damerau–Levenshtein distance with adjacent swaps. */
function editDistance(written: string, meant: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column)
  for (let row = 1; row <= written.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= meant.length; column += 1) {
      const same = written[row - 1] === meant[column - 1]
      const swapped = written[row - 1] === meant[column - 2] && written[row - 2] === meant[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, meant.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
