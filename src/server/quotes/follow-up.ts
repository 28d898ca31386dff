import { type ReplyRule, replyDeadlines } from '#domain/quote/reply-deadlines.ts'
import type { QuoteRecord, QuoteRepository } from './quote-repository.ts'
import type { Way } from './replies.ts'

/** Where it is written down what became of a quote. */
export type ReplyRepository = {
  /** Writes the reply down, once for each id, and says whether the quote is there. */
  add(reply: { id: string; reference: string; way: Way; madeAt: string }): Promise<boolean>
  undo(reference: string, id: string, at: string): Promise<void>
  /** An empty note is none. */
  writeNote(reference: string, note: string, at: string): Promise<boolean>
}

export type FollowUp = {
  find(reference: string): Promise<QuoteRecord | undefined>
  /** `id` names this very reply, so that the same form sent twice is one. */
  markAnswered(reference: string, way: Way, id: string): Promise<boolean>
  undo(reference: string, id: string): Promise<void>
  writeNote(reference: string, note: string): Promise<boolean>
  /** The owner's 24 hours begin when it is released: before, nobody was told. */
  release(reference: string): Promise<boolean>
}

type Needs = {
  now: () => Date
  repository: QuoteRepository
  replies: ReplyRepository
  replyRule: ReplyRule
  emailQueued: () => void
}

/** What the owner does about a quote after its letter has come. */
export function makeFollowUp({ now, repository, replies, replyRule, emailQueued }: Needs): FollowUp {
  return {
    find: repository.find,
    markAnswered: (reference, way, id) => replies.add({ id, reference, way, madeAt: now().toISOString() }),
    undo: (reference, id) => replies.undo(reference, id, now().toISOString()),
    writeNote: (reference, note) => replies.writeNote(reference, note, now().toISOString()),
    async release(reference) {
      const released = await releaseQuote(repository, reference, now(), replyRule)
      if (released) emailQueued()
      return released
    },
  }
}

export function releaseQuote(repository: QuoteRepository, reference: string, at: Date, rule: ReplyRule): Promise<boolean> {
  return repository.release(reference, at.toISOString(), replyDeadlines(at, rule))
}
