import { holidayInWords, promiseInWords, holidayPage as words } from '#content/desk/holiday.ts'
import { keysOf } from '#domain/keys-of.ts'
import type { HolidayFault } from '#domain/quote/read-holiday.ts'
import type { Holiday } from '#domain/quote/reply-deadlines.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import type { HolidayDecision } from '../../desk/holidays.ts'
import { PrivateForm } from '../private-form.tsx'

type HolidayPageProps = {
  current: Holiday | undefined
  history: readonly HolidayDecision[]
  formToken: string
  /** Whether something was just done. */
  done: boolean
  /** As it was typed, with what is wrong. */
  refused: RefusedHoliday | undefined
}

export type RefusedHoliday = { typed: Holiday; faults: Partial<Record<keyof Holiday, HolidayFault>> }

/** Where the owner enters a holiday, changes it, or ends it. */
export function HolidayPage({ current, history, formToken, done, refused }: HolidayPageProps) {
  const shown = refused?.typed ?? current ?? { from: '', to: '' }
  return (
    <>
      <h1>{words.title}</h1>
      {done && <p role="status">{words.done}</p>}
      <p>{words.text}</p>
      <p>
        <strong>{current ? `${holidayInWords(current)}.` : words.none}</strong> {words.shown} {promiseInWords(current)}
      </p>
      <PrivateForm name="semester" heading={current ? words.change : words.enter} send={current ? words.change : words.enter} formToken={formToken}>
        {keysOf(words.fields).map((name) => (
          <DayField key={name} name={name} day={shown[name]} fault={refused?.faults[name]} />
        ))}
      </PrivateForm>
      {current && (
        <PrivateForm name="slut" heading={words.end} send={words.end} formToken={formToken}>
          <p>{holidayInWords(current)}</p>
        </PrivateForm>
      )}
      {history.length > 0 && <History decisions={history} />}
    </>
  )
}

function DayField({ name, day, fault }: { name: keyof Holiday; day: string; fault: HolidayFault | undefined }) {
  const id = `semester-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{words.fields[name]}</label>
      <input id={id} type="date" name={name} defaultValue={day} required aria-invalid={fault !== undefined} aria-describedby={fault && `${id}-fel`} />
      {fault && (
        <p className="field-error" id={`${id}-fel`}>
          {words.faults[fault]}
        </p>
      )}
    </div>
  )
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
