import type { EmailKind } from './email-kind.ts'

/** Of emails to visitors. All below are the owner's: messages, and what goes to each of the owner's addresses. */
export const VISITOR_PRIORITY = 10

/** The order in which emails that are due leave, the lowest first; stored with each email. */
const PRIORITIES: Record<EmailKind, number> = {
  // Good for minutes only, and the owner waits for it.
  'sign-in code': -1,
  invitation: 0,
  owner: 0,
  'owner list': 0,
  reply: 0,
  forwarded: 0,
  'quarantine notice': 1,
  digest: 1,
  'last reminder': 2,
  // The customer still waits for an answer.
  'reply bounce': 2,
  'reminder list': 2,
  'first reminder': 3,
  photos: 3,
  bounce: 4,
  additions: 3,
  withdrawal: 3,
  'visit to owner': 3,
  'visit to assignee': 3,
  'visit wish': 3,
  'visit times gone': 3,
  'visit reminder to owner': 3,
  'erased visit': 3,
  'calendar address': 4,
  'offer answer': 3,
  'offer agreement to owner': 3,
  'new link': 4,
  confirmation: VISITOR_PRIORITY,
  'new customer link': VISITOR_PRIORITY,
  'visit proposal': VISITOR_PRIORITY,
  'visit to customer': VISITOR_PRIORITY,
  'visit reminder to customer': VISITOR_PRIORITY,
  offer: VISITOR_PRIORITY,
  'offer reminder': VISITOR_PRIORITY,
  'offer agreement': VISITOR_PRIORITY,
  'offer regretted': VISITOR_PRIORITY,
}

export function priorityOf(kind: EmailKind): number {
  return PRIORITIES[kind]
}
