import { requestPage } from '#content/desk/request.ts'
import type { Doer } from '#domain/enquiry/doer.ts'
import { replyKinds } from '#domain/enquiry/replies.ts'
import { canBeUndone } from '#server/enquiries/enquiry-status.ts'
import type { FollowUp } from '#server/enquiries/follow-up.ts'
import type { DeskRequest } from './requests.ts'

/** What can be done about a reply, signed in and by a link. Both resolve to why nothing was done, in Swedish, or undefined when it is. */
export function makeReplyDeeds(followUp: Pick<FollowUp, 'markAnswered' | 'undo'>) {
  return {
    /** `said`: one of `replyKinds`. `id`: of the form, so that one sent twice counts once. */
    async markAnswered(reference: string, said: string, id: string, by: Doer): Promise<string | undefined> {
      const kind = replyKinds.find((one) => one === said)
      if (!kind) return requestPage.said.none
      await followUp.markAnswered(reference, kind, id, by)
      return undefined
    },

    async undo(request: DeskRequest, id: string, by: Doer): Promise<string | undefined> {
      const reply = request.enquiry.replies.find((one) => one.id === id)
      if (!reply || !canBeUndone(reply, request.enquiry, sentReplies(request))) return requestPage.errors.notNow
      await followUp.undo(request.enquiry.reference, id, by)
      return undefined
    },
  }
}

/** The ids of the replies that were emails from the desk. */
export function sentReplies({ history }: DeskRequest): ReadonlySet<string> {
  return new Set(history.flatMap((entry) => (entry.kind === 'reply' && entry.message ? [entry.id] : [])))
}
