import type { OfferState } from '#domain/offer/standing.ts'
import type { OfferFile, SentOffer } from '../offer-rows.ts'

/** What the forms of the page do. */
export type OfferDeed = 'bestall' | 'nej' | 'fraga' | 'angra'

export type OfferShown = {
  /** The page's own path, and the one of the request. */
  path: string
  back: string
  formToken: string
  file: OfferFile
  latest: SentOffer
  state: OfferState
  chosen: ReadonlySet<string>
  today: string
  /** The last day to withdraw, while one may. */
  regretUntil: string | undefined
  error?: string | undefined
  done?: string | undefined
  /** What was typed in a form that was refused. */
  typed?: Readonly<Record<string, string>>
}
