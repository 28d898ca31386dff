import type { ReactNode } from 'react'
import { company } from '#content/company/company.ts'
import type { CompanyFacts } from '#content/company/facts.ts'
import { customerPage } from '#content/customer/customer-page.ts'
import { filesAdded } from '#content/enquiries/photo-outcome.ts'
import { answersInWords, quoteForm } from '#content/enquiries/quote-form.ts'
import { latestReply } from '#domain/enquiry/replies.ts'
import { hoursInWords } from '#domain/opening-hours-in-words.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { FormError } from '#server/core/http/private-form.tsx'
import { makeShell } from '#server/core/http/shell.tsx'
import type { Template } from '#server/core/http/site.ts'
import { EnquiryDrawings } from '#server/enquiries/enquiry-drawing.tsx'
import { EnquiryPhotos } from '#server/enquiries/enquiry-photos.tsx'
import { turnOf } from '#server/enquiries/enquiry-record.ts'
import { type PhotoOutcome, PhotoOutcomeNote } from '#server/enquiries/photo-outcome.tsx'
import type { MailedReply } from '#server/enquiries/sql/messages.ts'
import { useFacts } from '#shared/facts-context.ts'
import { PhoneLink } from '#shared/phone-link.tsx'
import { Additions } from './additions.tsx'
import type { CustomerCase, LinkedCase } from './customer-case.ts'
import type { CustomerDeed, RefusedAddition } from './customer-deeds.ts'
import {
  AddForm,
  DataLinks,
  DrawLink,
  EraseForGoodForm,
  EraseForm,
  LockedForm,
  PhotosForm,
  type StatusDeed,
  UnlockForm,
  WithdrawForm,
} from './customer-forms.tsx'
import { CustomerStatus, statusInWords } from './customer-status.tsx'
import { EmailedReplies } from './emailed-replies.tsx'
import { OtherCases } from './other-cases.tsx'

/** What a page says beside the request itself. */
type Shown = {
  /** The page's own path. */
  path: string
  formToken: string
  now: Date
  error?: string | undefined
}

/** What became of a form on the page. */
type Result = {
  /** What was done. */
  done?: string | undefined
  /** An addition that was refused. */
  refused?: RefusedAddition | undefined
  photos?: PhotoOutcome | undefined
}

/** What only those see who have named the digits. `sections`: those of other rooms. */
type Whole = { sections: readonly ReactNode[]; others?: readonly LinkedCase[]; emailed?: readonly MailedReply[] }

/** The customer's pages, as HTML. */
export function makeCustomerPages(template: Template, facts: () => CompanyFacts) {
  const fill = makeShell(template, facts)

  function page({ enquiry: { reference } }: CustomerCase, lead: string, content: ReactNode) {
    const title = `${customerPage.title} ${reference}`
    return fill(
      `${title} – ${company.name}`,
      <>
        <div className="contact-words">
          <h1>
            {`${customerPage.title} `}
            <span className="nowrap">{reference}</span>
          </h1>
          <p className="lead">{lead}</p>
          <CallInstead />
        </div>
        <div className="sheet follow-up">{content}</div>
      </>,
    )
  }

  return {
    /** For those who hold the link alone: nothing personal. */
    status: (one: CustomerCase, { path, formToken, now, error }: Shown) => {
      const form = { to: deedsBelow<StatusDeed>(path), formToken }
      const entrance = one.isLocked ? <LockedForm {...form} canMail={isOneAddress(one.enquiry.email)} /> : <UnlockForm {...form} />
      // What she is asked for is behind it.
      const isFirst = turnOf(one.enquiry, now).whose === 'customer'
      return page(
        one,
        statusInWords(one.enquiry, now, facts()),
        <>
          <FormError error={error} />
          {isFirst && entrance}
          <CustomerStatus enquiry={one.enquiry} now={now} />
          {!isFirst && entrance}
        </>,
      )
    },
    /** For those who have named the digits. */
    whole: (one: CustomerCase, shown: Shown & Result & Whole) => {
      const { path, formToken, now, error, done, refused, photos, sections, others = [], emailed = [] } = shown
      const form = { to: deedsBelow<CustomerDeed>(path), formToken }
      const { mergedInto } = one.enquiry
      const otherCases = <OtherCases others={others} mergedInto={mergedInto} />
      return page(
        one,
        statusInWords(one.enquiry, now, facts()),
        <>
          <FormError error={error} />
          {done && (
            <p className="done" role="status">
              {done}
            </p>
          )}
          {sections}
          <CustomerStatus enquiry={one.enquiry} now={now} />
          {mergedInto !== undefined && otherCases}
          <EmailedReplies replies={emailed} />
          <PhotoOutcomeNote photos={photos} words={filesAdded} />
          <h2>{customerPage.asked}</h2>
          <Facts facts={answersInWords(one.enquiry)} />
          <Additions additions={one.additions} heading={customerPage.added} />
          <EnquiryPhotos enquiry={one.enquiry} path={path} heading={customerPage.photos.heading} />
          <EnquiryDrawings {...one} heading={customerPage.drawn} unreadable={customerPage.unreadable} most={1} />
          <DrawLink {...one} path={path} formToken={formToken} />
          <AddForm {...form} refused={refused} isSecond={one.enquiry.visit?.state === 'proposed'} />
          <PhotosForm path={path} formToken={formToken} />
          {mergedInto === undefined && otherCases}
          <DataLinks path={path} />
          <div>
            {latestReply(one.enquiry.replies)?.kind !== 'withdrawn' && mergedInto === undefined && <WithdrawForm {...form} />}
            <EraseForm {...form} />
          </div>
        </>,
      )
    },
    /** The second step of erasing. */
    eraseForGood: (one: CustomerCase, { path, formToken }: Shown) =>
      page(
        one,
        customerPage.erase.sureHeading,
        <>
          <EraseForGoodForm to={deedsBelow<CustomerDeed>(path)} formToken={formToken} />
          <p>
            <a href={path}>{customerPage.erase.back}</a>
          </p>
        </>,
      ),
    data: (one: CustomerCase, path: string, sections: readonly ReactNode[]) =>
      page(
        one,
        customerPage.data.title,
        <>
          <Facts facts={answersInWords(one.enquiry)} />
          {sections}
          <Additions additions={one.additions} heading={customerPage.added} />
          <EnquiryPhotos enquiry={one.enquiry} path={path} heading={customerPage.photos.heading} />
          <EnquiryDrawings {...one} heading={customerPage.drawn} unreadable={customerPage.unreadable} />
        </>,
      ),
    message: ({ heading, text, more }: { heading: string; text: string; more?: string | undefined }, reference?: string) =>
      fill(
        `${heading} – ${company.name}`,
        <div className="sheet thanks">
          <h1>{heading}</h1>
          <p>{text}</p>
          {more && <p>{more}</p>}
          {reference && (
            <p>
              {customerPage.erase.receipt} <strong>{reference}</strong>.
            </p>
          )}
        </div>,
      ),
  }
}

function CallInstead() {
  const { phone, phoneHours } = useFacts()
  return (
    <PhoneLink className="call">
      {`${quoteForm.rather} `}
      <strong>{phone}</strong>
      {` ${hoursInWords(phoneHours.days)}`}
    </PhoneLink>
  )
}
