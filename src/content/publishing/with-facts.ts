import { replyTime } from '../enquiries/reply-time.ts'
import { fillIn } from './fill-in.ts'
import { defaultContent } from './site-content.ts'

/** A text of the owner's with the facts that this printing of the site says. */
export function withFacts(text: string): string {
  return fillIn(text, defaultContent.facts, replyTime)
}
