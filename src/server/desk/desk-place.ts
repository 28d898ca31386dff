import type { Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { ReactNode } from 'react'
import type { Tables } from '#server/core/database/tables.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import type { DeskEnv } from './desk-context.ts'
import type { DeskForms } from './desk-forms.ts'
import type { InMenu } from './desk-frame.tsx'
import type { DeskPages } from './desk-shell.tsx'
import type { SentTwice } from './sent-twice.ts'

/** Pages of the desk, behind its sign-in. */
export type DeskPlace = InMenu & {
  routes: Hono<DeskEnv>
  /** Whether a form is read, and limited, as it comes. */
  isStreamed?: (c: Context) => boolean
  /** What is typed in the form at a path below the place's, by the field's name; undefined if it is no form of its own. */
  labelsAt?: (path: string) => Readonly<Record<string, string>> | undefined
}

/** What a higher room has on the page about a request. */
export type RequestSection = {
  show(enquiry: EnquiryRecord): Promise<ReactNode>
  /** Why it cannot go on as another, in words about its reference; undefined where it can. */
  whyNotMerged?(db: Kysely<Tables>, reference: string): Promise<InWords | undefined>
}
export type InWords = (reference: string) => string

/** What a higher room shows on the page about the months, from the first to the last, 'YYYY-MM'. */
export type MonthsSection = (first: string, last: string) => Promise<ReactNode>

/** What the desk lends to a place. */
export type Desk = { deskForms: DeskForms; deskPages: Pick<DeskPages, 'fill'>; sentTwice: Pick<SentTwice, 'answerOnce'> }
