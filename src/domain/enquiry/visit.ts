import type { VisitTime } from './visit-time.ts'

/** `proposed` also while nothing is booked after a proposal to which the customer said no. */
export type VisitState = 'proposed' | 'booked' | 'cancelled'
export type VisitChange = 'booked' | 'moved' | 'cancelled'
export type VisitParty = 'owner' | 'customer'

/** What was last done to a booking. `at`: ISO 8601, UTC. */
type LastChange = { what: VisitChange; by: VisitParty; at: string }

/** Who goes: the name as it was, and the address of who still works here. `since`: ISO 8601, UTC. */
export type Assignee = { name: string; address: string | undefined; since: string }

/** The visit to a customer. `uid` and `sequence` are the calendar entry's. */
export type Visit = {
  uid: string
  sequence: number
  state: VisitState
  /** The booked time; of a cancelled visit the one that was. */
  time: VisitTime | undefined
  address: string
  /** When the customer would like it, in the customer's words, or ''. */
  wish: string
  change: LastChange | undefined
  /** What the customer can choose from, in order of time, whether still free or not. */
  offered: VisitTime[]
  assignee?: Assignee
}
