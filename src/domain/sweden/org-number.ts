/** Six digits, a hyphen, four digits, of which the last is a check digit (Luhn). All noughts are one too, and stand for a number that is not known yet. */
export function isOrgNumber(text: string): boolean {
  if (!/^\d{6}-\d{4}$/.test(text)) return false
  const weighed = [...text.replace('-', '')].map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
  return weighed.reduce((sum, one) => sum + (one > 9 ? one - 9 : one), 0) % 10 === 0
}
