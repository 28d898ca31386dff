import type { QuoteRecord, QuoteRepository } from './quote-repository.ts'
import type { ReleaseQuote } from './release-quote.ts'
import type { ReplyKind } from './replies.ts'

/** Stores the owner's replies and notes. */
export type ReplyRepository = {
  /** Stores the reply, once for each id. Resolves to whether the quote exists. */
  add(reply: { id: string; reference: string; kind: ReplyKind; madeAt: string }): Promise<boolean>
  undo(reference: string, id: string, at: string): Promise<void>
  /** Replaces the note; '' removes it. Resolves to whether the quote exists. */
  writeNote(reference: string, note: string, at: string): Promise<boolean>
}

export type FollowUp = {
  find(reference: string): Promise<QuoteRecord | undefined>
  /** `id` identifies the reply, so that a form sent twice counts once. */
  markAnswered(reference: string, kind: ReplyKind, id: string): Promise<boolean>
  undo(reference: string, id: string): Promise<void>
  writeNote(reference: string, note: string): Promise<boolean>
  release: ReleaseQuote
}

type Needs = { now: () => Date; repository: Pick<QuoteRepository, 'find'>; replies: ReplyRepository; releaseQuote: ReleaseQuote }

/** What the owner can do about a quote: reply, undo, note, release. */
export function makeFollowUp({ now, repository, replies, releaseQuote }: Needs): FollowUp {
  return {
    find: repository.find,
    markAnswered: (reference, kind, id) => replies.add({ id, reference, kind, madeAt: now().toISOString() }),
    undo: (reference, id) => replies.undo(reference, id, now().toISOString()),
    writeNote: (reference, note) => replies.writeNote(reference, note, now().toISOString()),
    release: releaseQuote,
  }
}
