const LONGEST_DOMAIN = 60

/** 'anna@exempel.se' → 'a•••@exempel.se': enough to see that it was misspelt, and not enough for who looks over a shoulder. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = '', ...rest] = address.slice(0, at)
  const domain = [...address.slice(at + 1)]
  const shown = domain.length > LONGEST_DOMAIN ? `${domain.slice(0, LONGEST_DOMAIN).join('')}…` : domain.join('')
  return `${rest.length === 0 ? '' : first}•••@${shown}`
}
