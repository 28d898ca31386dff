import { defaultContent } from '#content/site-content.ts'
import { daysLater, swedishDate } from '#domain/sweden/calendar.ts'
import { type FieldPath, type FormPart, fieldsOf, typedValue } from '#server/http/desk/site/site-parts.ts'
import { signInAsOwner } from './sign-in.ts'

const SITE = '/agare/webbplatsen'

/**
 * What an owner changes in an ordinary year, published from the desk of a server by its forms: telephone, hours, deduction, a question and a
 * holiday that begins today. Throws if a form is refused.
 */
export async function publishSixChanges(server: { address: string; dataDir: string }): Promise<void> {
  const desk = await signInAsOwner(server)
  const today = swedishDate(new Date())
  const forms: readonly (readonly [path: string, fields: Record<string, string>])[] = [
    [
      `${SITE}/telefon`,
      formWith('telefon', { 'facts.phone': '016-12 34 56', 'facts.phoneHours.home': 'Vardagar 06:30–15:45', 'facts.phoneHours.rita': 'Mån–Fre 7–16' }),
    ],
    [`${SITE}/priser`, formWith('priser', { 'facts.rot.percent': '30', 'facts.rot.year': today.slice(0, 4) })],
    [`${SITE}/fragor/ny`, { question: 'Går det bra med hund i huset?', answer: 'Ja. Stäng dörren till rummet bredvid.', icon: 'pin' }],
    [SITE, { gor: 'publicera', tung: 'ja' }],
    ['/agare/semester', { from: today, to: daysLater(today, 20) }],
  ]
  for (const [path, fields] of forms) {
    const response = await desk.press(path, fields)
    if (response.status !== 303) throw new Error(`${path} was answered with ${response.status}`)
  }
}

/** A form as it stands there, with some fields changed. */
function formWith(part: FormPart, changed: Partial<Record<FieldPath, string>>): Record<string, string> {
  return Object.fromEntries(fieldsOf(part).map(({ path }) => [path, changed[path] ?? typedValue(defaultContent, path)]))
}
