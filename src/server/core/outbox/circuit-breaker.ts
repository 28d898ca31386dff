import type { DeliveryError, FailureKind } from '../mail/mail-transport.ts'

/** Why the mail server is left alone, since when, and when it is tried again. Instants are ISO 8601, UTC. */
export type Outage = { failure: FailureKind; response: string; since: string; nextAt: string }

/** Permission to send one email. */
export type Pass = {
  /** The server took the email, or refused it alone. */
  reached(): void
  /** The server or its connection failed. Returns when an email can be sent again. ISO 8601, UTC. */
  failed(error: DeliveryError): string
  end(): void
}

/** One of several lanes that send at the same time. */
export type GuardedLane = {
  /** Undefined while the server is left alone, and while another lane tests whether it works. */
  enter(): Pass | undefined
}

const MINUTE = 60_000
/** An hour of wrong passwords makes ten logins: less than providers lock an account for. */
const LONGEST_WAIT = 10 * MINUTE
/** A test that takes longer has reached the server and hangs in its email: another lane may test. */
const CONNECTING_MS = 15_000
/** A connection that is lost in the middle of an email may be that email's fault, so a single one is no outage. */
const LOST_IN_A_ROW = 3

export type CircuitBreaker = ReturnType<typeof makeCircuitBreaker>

/**
 * Leaves a mail server alone that takes no email, so that 2 000 waiting emails are not 2 000 logins: the next try comes after a minute, then
 * after 2, 4, 8 and 10. Emails that wait meanwhile are not touched. After the start and after an outage one lane alone tests the server, until
 * it has proved to work. From then on a lane that fails rests for a minute, because some servers take no third connection; when all lanes
 * rest, it is an outage. `onReached` is called when the server works, after the start or after an outage.
 */
export function makeCircuitBreaker({
  now,
  onOutage,
  onReached,
}: {
  now: () => Date
  onOutage: (outage: Outage) => void
  onReached: (after: Outage | undefined) => void
}) {
  const lanes: { restsUntil: number }[] = []
  let proven = false
  let testedSince: number | undefined
  let lostInTests = 0
  let failedTests = 0
  let outage: Outage | undefined

  /** False for an instant that is further ahead than any wait: then the clock was set back. */
  function isAhead(instant: number): boolean {
    const wait = instant - now().getTime()
    return wait > 0 && wait <= LONGEST_WAIT
  }

  function mayTest(): boolean {
    const testing = testedSince !== undefined && performance.now() - testedSince < CONNECTING_MS
    return !testing && (outage === undefined || !isAhead(Date.parse(outage.nextAt)))
  }

  function reached() {
    lostInTests = 0
    failedTests = 0
    if (proven) return
    proven = true
    const ended = outage
    outage = undefined
    onReached(ended)
  }

  function testFailed(error: DeliveryError): string {
    lostInTests += 1
    return error.scope === 'server' || lostInTests >= LOST_IN_A_ROW ? leaveAlone(error) : now().toISOString()
  }

  function laneFailed(lane: { restsUntil: number }, error: DeliveryError): string {
    if (outage) return outage.nextAt
    const at = now()
    lane.restsUntil = at.getTime() + MINUTE
    return lanes.every(({ restsUntil }) => isAhead(restsUntil)) ? leaveAlone(error) : at.toISOString()
  }

  function leaveAlone({ kind, message }: DeliveryError): string {
    const at = now()
    const wait = Math.min(MINUTE * 2 ** failedTests, LONGEST_WAIT)
    proven = false
    lostInTests = 0
    failedTests += 1
    for (const lane of lanes) lane.restsUntil = 0
    outage = { failure: kind, response: message, since: outage?.since ?? at.toISOString(), nextAt: new Date(at.getTime() + wait).toISOString() }
    onOutage(outage)
    return outage.nextAt
  }

  return {
    /** Only a lane that takes every kind of email may test the server: another might find nothing to send while emails wait. */
    addLane({ canTest }: { canTest: boolean }): GuardedLane {
      const lane = { restsUntil: 0 }
      lanes.push(lane)
      return {
        enter() {
          const isTest = !proven
          if (isTest ? !canTest || !mayTest() : isAhead(lane.restsUntil)) return undefined
          if (isTest) testedSince = performance.now()
          return {
            reached() {
              // An email that was on its way when the outage began says nothing about now.
              if (isTest || proven) reached()
            },
            failed: (error) => (isTest ? testFailed(error) : laneFailed(lane, error)),
            end() {
              if (isTest) testedSince = undefined
            },
          }
        },
      }
    },
    outage: (): Outage | undefined => outage,
  }
}
