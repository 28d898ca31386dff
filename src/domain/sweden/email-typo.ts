/** Where Swedes have their private mail, the most common first: of two that lie as near, the first is meant. */
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

/** Real, though they look like a slip of one of the above. */
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

/** Longer than any name of a domain that this knows, by more than the slips it forgives. */
const LONGEST = 16

/**
 * The address that was probably meant, or undefined: "asa@gmial.com" → "asa@gmail.com". A question to ask, never a reason to
 * refuse: whoever has the odd address is right.
 */
export function likelyEmail(email: string): string | undefined {
  const address = email.trim()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  if (at < 1 || domain.length > LONGEST || isReal(domain)) return undefined
  const meant = nearest(domain)
  return meant && `${address.slice(0, at + 1)}${meant}`
}

function isReal(domain: string): boolean {
  return [...DOMAINS, ...ALSO_REAL].some((real) => real === domain)
}

/** Short names have many neighbours, so "me.com" forgives one slip and "hotmail.com" two. */
function nearest(domain: string): string | undefined {
  const near = DOMAINS.map((real) => ({ real, slips: slipsBetween(domain, real) }))
    .filter(({ real, slips }) => slips <= (real.length > 8 ? 2 : 1))
    .sort((one, other) => one.slips - other.slips)
  return near[0]?.real
}

/** How many letters were left out, put in, changed, or swapped with their neighbour (Damerau–Levenshtein, adjacent swaps). */
function slipsBetween(written: string, meant: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column)
  for (let row = 1; row <= written.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= meant.length; column += 1) {
      const same = written[row - 1] === meant[column - 1]
      const swapped = row > 1 && column > 1 && written[row - 1] === meant[column - 2] && written[row - 2] === meant[column - 1]
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
