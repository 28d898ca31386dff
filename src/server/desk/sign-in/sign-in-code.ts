import { createHmac } from 'node:crypto'

const CODE_LENGTH = 6
/** How long a code is good for. */
export const CODE_MS = 15 * 60_000

/** The code of a sign-in: six digits. */
export type SignInCode = (signIn: string) => string

/** Derived from the secret and the sign-in's stored hash, so that no database and no backup holds a code. */
export function makeSignInCode(secret: string): SignInCode {
  return (signIn) => {
    const digest = createHmac('sha256', secret)
      .update(JSON.stringify(['sign-in code', signIn]))
      .digest()
    // Of 48 bits, so that the remainder favours no code by more than one in 10⁸.
    return String(digest.readUIntBE(0, 6) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0')
  }
}

/** The digits of a typed code, which may hold spaces; undefined if they are not six. */
export function readCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s\u200b-\u200d\ufeff-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

/** Whether something is as young as it must be. What lies ahead of a clock that was set back is not: it would last longer than it may. */
export function isYoung(since: string, now: Date, mostMs: number): boolean {
  const age = now.getTime() - Date.parse(since)
  return age >= -CLOCK_TOLERANCE_MS && age < mostMs
}

/** Clocks of several machines may differ by less. */
const CLOCK_TOLERANCE_MS = 60_000
