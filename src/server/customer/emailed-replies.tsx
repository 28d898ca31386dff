import { customerPage } from '#content/customer/customer-page.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { Folded } from '#server/core/http/private-form.tsx'
import type { MailedReply } from '#server/enquiries/sql/messages.ts'

/** What the owners have mailed the customer, the oldest first. Nothing if there is none. */
export function EmailedReplies({ replies }: { replies: readonly MailedReply[] }) {
  if (replies.length === 0) return null
  return (
    <>
      <h2>{customerPage.emailed}</h2>
      <div>
        {replies.map(({ sentAt, text }) => (
          <Folded key={sentAt} summary={swedishTime(new Date(sentAt))}>
            <p className="words">{text}</p>
          </Folded>
        ))}
      </div>
    </>
  )
}
