import { defaultContent } from '#content/site-content.ts'
import { makeSignInCode } from '#server/desk/sign-in-code.ts'
import { svgToDraw } from '#server/emails/drawing-parts.tsx'
import type { EmailToWrite } from '#server/emails/email.ts'
import { makeWriteEmail } from '#server/emails/write-email.ts'
import { drawingPng } from '#server/fogplan/drawing-png.ts'
import { makeCalendarLinks } from '#server/quotes/calendar-links.ts'
import { makeCustomerLinks } from '#server/quotes/customer-links.ts'
import { makeOwnerLinks } from '#server/quotes/owner-links.ts'

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
