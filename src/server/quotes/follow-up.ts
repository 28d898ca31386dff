import { type PromiseRule, promise } from '#domain/quote/reply-deadlines.ts'
import type { Archive, FiledQuote } from './quote-repository.ts'
import type { Way } from './replies.ts'

/** Where it is written down what became of a quote. */
export type ReplyBook = {
  /** Writes the reply down, once for each id, and says whether the quote is there. */
  add(reply: { id: string; reference: string; way: Way; madeAt: string }): Promise<boolean>
  undo(reference: string, id: string, at: string): Promise<void>
  /** An empty note is none. */
  writeNote(reference: string, note: string, at: string): Promise<boolean>
}

export type FollowUp = {
  find(reference: string): Promise<FiledQuote | undefined>
  /** `id` names this very reply, so that the same form sent twice is one. */
  markAnswered(reference: string, way: Way, id: string): Promise<boolean>
  undo(reference: string, id: string): Promise<void>
  writeNote(reference: string, note: string): Promise<boolean>
  /** The owner's 24 hours begin when it is released: before, nobody was told. */
  release(reference: string): Promise<boolean>
}

type Needs = {
  now: () => Date
  archive: Archive
  replies: ReplyBook
  promiseRule: PromiseRule
  letterQueued: () => void
}

/** What the owner does about a quote after its letter has come. */
export function makeFollowUp({ now, archive, replies, promiseRule, letterQueued }: Needs): FollowUp {
  return {
    find: archive.find,
    markAnswered: (reference, way, id) => replies.add({ id, reference, way, madeAt: now().toISOString() }),
    undo: (reference, id) => replies.undo(reference, id, now().toISOString()),
    writeNote: (reference, note) => replies.writeNote(reference, note, now().toISOString()),
    async release(reference) {
      const released = await releaseQuote(archive, reference, now(), promiseRule)
      if (released) letterQueued()
      return released
    },
  }
}

export function releaseQuote(archive: Archive, reference: string, at: Date, rule: PromiseRule): Promise<boolean> {
  return archive.release(reference, at.toISOString(), promise(at, rule))
}
