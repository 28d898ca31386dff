import { requestPage } from '#content/desk/request.ts'
import type { Doer } from '#domain/enquiry/doer.ts'
import { replyKinds } from '#domain/enquiry/replies.ts'
import { canBeUndone } from '#server/enquiries/enquiry-status.ts'
import type { FollowUp } from '#server/enquiries/follow-up.ts'
import type { DeskRequest, DeskRequests } from './requests.ts'
import type { UndoResult } from './undo-deed.ts'

/** What can be done about a reply, signed in and by a link. Both resolve to why nothing was done, in Swedish, or undefined when it is. */
export function makeReplyDeeds(followUp: Pick<FollowUp, 'markAnswered' | 'undo'>, deskRequests: Pick<DeskRequests, 'undo'>) {
  return {
    /** `said`: one of `replyKinds`. `id`: of the form, so that one sent twice counts once. */
    async markAnswered(reference: string, said: string, id: string, by: Doer): Promise<string | undefined> {
      const kind = replyKinds.find((one) => one === said)
      if (!kind) return requestPage.said.none
      await followUp.markAnswered(reference, kind, id, by)
      return undefined
    },

    /** `form`: the id of the form. */
    async undo(request: DeskRequest, id: string, form: string, by: Doer): Promise<string | undefined> {
      // With the visit that it cancelled, while the customer has not been told.
      if (request.undoable.some((deed) => deed.id === id)) return whyNotUndone(await deskRequests.undo(request.enquiry.reference, id, form, by))
      const reply = request.enquiry.replies.find((one) => one.id === id)
      if (!reply || !canBeUndone(reply, request.enquiry, sentReplies(request))) return requestPage.errors.notNow
      await followUp.undo(request.enquiry.reference, id, by)
      return undefined
    },
  }
}

export function whyNotUndone(result: UndoResult): string | undefined {
  const { tooLate, changed, taken } = requestPage.waits
  switch (result.outcome) {
    case 'undone':
      return undefined
    case 'late':
      return tooLate
    case 'changed':
      return changed
    case 'taken':
      return `${taken} ${result.name}.`
  }
}

/** The ids of the replies that were emails from the desk. */
export function sentReplies({ history }: DeskRequest): ReadonlySet<string> {
  return new Set(history.flatMap((entry) => (entry.kind === 'reply' && entry.message ? [entry.id] : [])))
}
