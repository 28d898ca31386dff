/**
 * The rule of specification §5.2: non-space text, an @, non-space text, a dot, non-space text – `^\S+@\S+\.\S+$`.
 * Written without a regular expression, because that one takes seconds on 4 000 @: the first @ that has text before it
 * and the last dot that has text after it decide, in linear time.
 */
export function isEmail(email: string): boolean {
  if (/\s/.test(email)) return false
  const at = email.indexOf('@', 1)
  const dot = email.lastIndexOf('.', email.length - 2)
  return at !== -1 && dot >= at + 2
}

/** Whether a mail program reads this as one plain address. specification §5.2 also lets through "a@x.se,b@x.se". */
export function isOneAddress(email: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(email)
}
