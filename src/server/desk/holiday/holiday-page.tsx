import { holidayInWords, promiseInWords, holidayPage as words } from '#content/desk/holiday.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import type { HolidayFault } from '#domain/enquiry/read-holiday.ts'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import { keysOf } from '#domain/keys-of.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { FormError, PrivateForm } from '#server/core/http/private-form.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { DeskDone } from '../desk-done.tsx'
import { DeskField } from '../desk-field.tsx'
import type { HolidayDecision } from '../holiday-repository.ts'

export const HOLIDAY_PATH = `${OWNER_PATH}/semester`
export type HolidayDeed = 'spara' | 'slut'

const to = deedsBelow<HolidayDeed>(HOLIDAY_PATH)

type HolidayPageProps = {
  current: Holiday | undefined
  history: readonly HolidayDecision[]
  formToken: string
  /** Whether something was just done. */
  done: boolean
  /** As it was typed, with what is wrong. */
  refused: RefusedHoliday | undefined
}

/** `isExpired`: the page had stood open for too long. */
export type RefusedHoliday = { typed: Holiday; faults: Partial<Record<keyof Holiday, HolidayFault>>; isExpired: boolean }

/** Where the owner enters a holiday, changes it, or ends it. */
export function HolidayPage({ current, history, formToken, done, refused }: HolidayPageProps) {
  const shown = refused?.typed ?? current ?? { from: '', to: '' }
  return (
    <div className="desk-state">
      <h1>{words.title}</h1>
      <DeskDone words={done && words.done} />
      <FormError error={refused?.isExpired ? signInWords.expired : undefined} />
      <p className="desk-lead">{words.text}</p>
      <p>
        <strong>{current ? `${holidayInWords(current)}.` : words.none}</strong> {words.shown} {promiseInWords(current)}
      </p>
      <PrivateForm action={to('spara')} heading={current ? words.change : words.enter} send={current ? words.change : words.enter} formToken={formToken}>
        {keysOf(words.fields).map((name) => (
          <DeskField key={name} name={name} type="date" label={words.fields[name]} defaultValue={shown[name]} error={faultIn(refused, name)} />
        ))}
      </PrivateForm>
      {current && (
        <PrivateForm action={to('slut')} heading={words.end} send={words.end} isSecond formToken={formToken}>
          <p>{holidayInWords(current)}</p>
        </PrivateForm>
      )}
      {history.length > 0 && <History decisions={history} />}
    </div>
  )
}

function faultIn(refused: RefusedHoliday | undefined, name: keyof Holiday): string | undefined {
  const fault = refused?.faults[name]
  return fault && words.faults[fault]
}

function History({ decisions }: { decisions: readonly HolidayDecision[] }) {
  return (
    <>
      <h2>{words.history}</h2>
      <ul>
        {decisions.map(({ id, holiday, decidedAt, decidedBy }) => (
          <li key={id}>
            {holidayInWords(holiday)}. {decidedBy}, {swedishTime(new Date(decidedAt))}
          </li>
        ))}
      </ul>
    </>
  )
}
