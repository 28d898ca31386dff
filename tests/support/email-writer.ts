import { defaultContent } from '#content/publishing/site-content.ts'
import type { EmailToWrite } from '#server/core/outbox/email.ts'
import { makeWriteEmail } from '#server/core/outbox/write-email.ts'
import { makeSignInCode } from '#server/desk/sign-in/sign-in-code.ts'
import { makeCustomerLinks } from '#server/enquiries/customer-links.ts'
import { svgToDraw } from '#server/enquiries/emails/drawing-parts.tsx'
import { makeOwnerLinks } from '#server/enquiries/owner-links.ts'
import { drawingPng } from '#server/fogplan/drawing-png.ts'
import { makeCalendarLinks } from '#server/visits/calendar/calendar-links.ts'

const signing = { secret: 'for the tests only, and of no use', publicUrl: 'https://www.fogratt.example' }

/** Renders emails as the server does, for these addresses of the owner. */
export function emailWriter(...mailTo: [string, ...string[]]) {
  const write = makeWriteEmail({
    mailFrom: 'Fogrätt <kontakt@fogratt.example>',
    mailTo,
    ownerLinks: makeOwnerLinks(signing),
    customerLinks: makeCustomerLinks(signing),
    calendarLinks: makeCalendarLinks(signing),
    signInCode: makeSignInCode(signing.secret),
    facts: () => defaultContent.facts,
  })
  return (email: EmailToWrite) => {
    const svg = svgToDraw(email)
    return write(svg === undefined ? email : { ...email, picture: drawingPng(svg) })
  }
}
