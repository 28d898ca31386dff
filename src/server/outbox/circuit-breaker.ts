import type { DeliveryError, FailureKind } from './mail-transport.ts'

/** Why the mail server is left alone, since when, and when it is tried again. Instants are ISO 8601, UTC. */
export type Outage = { failure: FailureKind; response: string; since: string; nextAt: string }

/** Leave to send one email. */
export type Pass = {
  /** The server took the email, or refused it alone. */
  reached(): void
  /** The server or its connection failed. Returns when an email can be sent again. ISO 8601, UTC. */
  failed(error: DeliveryError): string
  end(): void
}

export type CircuitBreaker = {
  /** Undefined while the server is left alone, and while another email tries whether it works again. */
  enter(): Pass | undefined
  outage(): Outage | undefined
}

type Needs = {
  now: () => Date
  onOutage: (outage: Outage) => void
  /** Called when the server works, after the start and after an outage; the latter is given. */
  onReached: (after: Outage | undefined) => void
}

const MINUTE = 60_000
/** An hour of wrong passwords makes ten logins: less than providers lock an account for. */
const LONGEST_WAIT = 10 * MINUTE
/** One lost connection may be one email's doing, or a server that takes no fourth connection while three work. */
const FAILURES_IN_A_ROW = 3

/**
 * Leaves a mail server alone that takes no email, so that 2 000 waiting emails are not 2 000 logins: one try a minute, then after
 * 2, 4, 8 and 10 minutes. Emails that wait meanwhile are not touched.
 */
export function makeCircuitBreaker({ now, onOutage, onReached }: Needs): CircuitBreaker {
  let proven = false
  let trying = false
  let inARow = 0
  let triesInOutage = 0
  let outage: Outage | undefined

  function reached() {
    inARow = 0
    triesInOutage = 0
    if (proven) return
    proven = true
    const ended = outage
    outage = undefined
    onReached(ended)
  }

  /** In a test of the server one failure is enough; while others get through, several in a row. */
  function failed({ kind, scope, message }: DeliveryError, isTest: boolean): string {
    const at = now()
    inARow += 1
    if (!(isTest && scope === 'server') && inARow < FAILURES_IN_A_ROW) return at.toISOString()
    if (outage && at.toISOString() < outage.nextAt) return outage.nextAt
    proven = false
    inARow = 0
    const wait = Math.min(MINUTE * 2 ** triesInOutage, LONGEST_WAIT)
    triesInOutage += 1
    outage = { failure: kind, response: message, since: outage?.since ?? at.toISOString(), nextAt: new Date(at.getTime() + wait).toISOString() }
    onOutage(outage)
    return outage.nextAt
  }

  return {
    enter() {
      const isTest = !proven
      if (isTest && (trying || (outage && now().toISOString() < outage.nextAt))) return undefined
      if (isTest) trying = true
      return {
        reached() {
          // An email that was on its way when the outage began says nothing about now.
          if (isTest || proven) reached()
        },
        failed: (error) => failed(error, isTest),
        end() {
          if (isTest) trying = false
        },
      }
    },
    outage: () => outage,
  }
}
