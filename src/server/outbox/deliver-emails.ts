import type { LetterToWrite, Mail } from '../emails/email.ts'
import type { LetterKind } from '../quotes/quote-transaction.ts'
import { DeliveryTrouble, type Postman, type Trouble } from './mail-transport.ts'
import { pauseAfter } from './retry-delay.ts'

export type DueLetter = LetterToWrite & {
  /** Failed attempts so far. */
  attempts: number
}

export type Setback = { at: string; trouble: Trouble; answer: string } & ({ nextAt: string } | { gaveUp: true })

/** The pile of letters. One that is taken is nobody else's until `until`; if its taker dies, it is taken again then. */
export type Outbox = {
  takeNext(now: string, until: string): Promise<DueLetter | undefined>
  markSent(id: string, at: string): Promise<void>
  markSetback(id: string, setback: Setback): Promise<void>
}

export type Happening = { event: 'letter sent' | 'letter delayed' | 'letter given up'; letter: string; kind: LetterKind } & Partial<Setback>

type Needs = {
  now: () => Date
  outbox: Outbox
  postman: Postman
  write: (letter: DueLetter) => Mail
  tell: (happening: Happening) => void
}

/** How long a letter is held while it is carried; every postman gives up well before that. */
export const LEASE_MS = 60_000

/** Carries every letter that is due, one after the other, until none is left or it is asked to stop. */
export function makeDeliverLetters(needs: Needs) {
  return async function deliverLetters(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const now = needs.now()
      const letter = await needs.outbox.takeNext(now.toISOString(), new Date(now.getTime() + LEASE_MS).toISOString())
      if (!letter) return
      await carry(letter, needs)
    }
  }
}

async function carry(letter: DueLetter, { now, outbox, postman, write, tell }: Needs): Promise<void> {
  const about = { letter: letter.id, kind: letter.kind }
  try {
    await postman.deliver(write(letter))
  } catch (error) {
    const setback = weigh(letter, now(), error)
    await outbox.markSetback(letter.id, setback)
    tell({ ...about, ...setback, event: 'gaveUp' in setback ? 'letter given up' : 'letter delayed' })
    return
  }
  await outbox.markSent(letter.id, now().toISOString())
  tell({ ...about, event: 'letter sent' })
}

function weigh(letter: DueLetter, at: Date, error: unknown): Setback {
  const { trouble, message } = error instanceof DeliveryTrouble ? error : new DeliveryTrouble('unreachable', String(error), error)
  const setback = { at: at.toISOString(), trouble, answer: message }
  const pause = trouble === 'refused' ? undefined : pauseAfter(letter.attempts + 1, at.getTime() - Date.parse(letter.queuedAt), Math.random())
  return pause === undefined ? { ...setback, gaveUp: true } : { ...setback, nextAt: new Date(at.getTime() + pause).toISOString() }
}
