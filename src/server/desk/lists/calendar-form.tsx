import { deskListWords } from '#content/desk/lists.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { PrivateForm } from '#server/core/http/private-form.tsx'

export type CalendarDeed = 'kalender'

const words = deskListWords.calendar

/** Mails a calendar's address, so that it is on no page. `path`: below which it is asked for. */
export function CalendarForm({ path, text, formToken }: { path: string; text: string; formToken: string }) {
  return (
    <div className="follow-up">
      <PrivateForm action={deedsBelow<CalendarDeed>(path)('kalender')} heading={words.heading} send={words.send} formToken={formToken} isSecond>
        <p>{text}</p>
        <label className="tick">
          <input type="checkbox" name="adressen" value="ny" />
          {words.renew}
        </label>
      </PrivateForm>
    </div>
  )
}
