import { daysLater, swedishDate } from '#domain/sweden/calendar.ts'
import { type Desk, hiddenFields, pageAt } from '../tests/support/desk.ts'
import { shownFields } from '../tests/support/shown-fields.ts'
import { signInAsOwner } from './sign-in.ts'

const SITE = '/agare/webbplatsen'

/**
 * What an owner changes in an ordinary year, published from the desk of a server by its forms: telephone, hours, deduction, a question, a
 * project and a holiday that begins today. Throws if a form is refused.
 */
export async function publishSixChanges(server: { address: string; dataDir: string }): Promise<void> {
  const desk = await signInAsOwner(server)
  const today = swedishDate(new Date())
  const forms: readonly (readonly [path: string, fields: Record<string, string>])[] = [
    [`${SITE}/telefon/spara`, { 'facts.phone': '016-12 34 56', 'facts.phoneHours': 'Vardagar 06:30–15:45' }],
    [`${SITE}/priser/spara`, { 'facts.rot.percent': '30', 'facts.rot.year': today.slice(0, 4) }],
    [`${SITE}/fragor/ny/spara`, { question: 'Går det bra med hund i huset?', answer: 'Ja. Stäng dörren till rummet bredvid.', icon: 'pin' }],
    [
      `${SITE}/projekt/ny/spara`,
      {
        fil: 'double',
        alt: 'Badrum med två handfat',
        sort: 'rendering',
        onHome: 'ja',
        title: 'Badrum i en källare',
        description: 'Flytande tätskikt och ljusa plattor.',
      },
    ],
    [`${SITE}/publicera`, { tung: 'ja' }],
    ['/agare/semester/spara', { from: today, to: daysLater(today, 20) }],
  ]
  for (const [path, changed] of forms) {
    const page = await (await pageAt(desk.ask, path)).text()
    // The other fields of a form are sent as they are shown.
    const fields = path === `${SITE}/publicera` ? changed : { ...shownFields(page), ...changed }
    const response = await (/enctype="multipart/i.test(page) ? sendParts(desk, path, { ...hiddenFields(page, path), ...fields }) : desk.press(path, fields))
    if (response.status !== 303) throw new Error(`${path} was answered with ${response.status}`)
  }
}

/** As a form with pictures is sent. */
function sendParts(desk: Pick<Desk, 'ask'>, path: string, fields: Record<string, string>): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return desk.ask(path, { method: 'POST', body })
}
