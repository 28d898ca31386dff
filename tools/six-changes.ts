import { daysLater, swedishDate } from '#domain/sweden/calendar.ts'
import { shownFields } from '../tests/support/shown-fields.ts'
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
    [`${SITE}/telefon`, { 'facts.phone': '016-12 34 56', 'facts.phoneHours.home': 'Vardagar 06:30–15:45', 'facts.phoneHours.rita': 'Mån–Fre 7–16' }],
    [`${SITE}/priser`, { 'facts.rot.percent': '30', 'facts.rot.year': today.slice(0, 4) }],
    [`${SITE}/fragor/ny`, { question: 'Går det bra med hund i huset?', answer: 'Ja. Stäng dörren till rummet bredvid.', icon: 'pin' }],
    [SITE, { gor: 'publicera', tung: 'ja' }],
    ['/agare/semester', { from: today, to: daysLater(today, 20) }],
  ]
  for (const [path, changed] of forms) {
    // The other fields of a form are sent as they are shown.
    const shown = path === SITE ? {} : shownFields(await (await desk.ask(path)).text())
    const response = await desk.press(path, { ...shown, ...changed })
    if (response.status !== 303) throw new Error(`${path} was answered with ${response.status}`)
  }
}
