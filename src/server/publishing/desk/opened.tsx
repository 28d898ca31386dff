import { SEEN } from './site-path.ts'

/** The forms' field for what stood in the others when the page was opened. */
export const OPENED = 'oppnat'

/** What a form was made from: which draft, and what stood in its fields, by their names. */
export type Opened = { seen: string | undefined; answers: Readonly<Record<string, string>> }

export function OpenedFields({ opened: { seen, answers } }: { opened: Opened }) {
  return (
    <>
      <input type="hidden" name={SEEN} value={seen ?? ''} />
      <input type="hidden" name={OPENED} value={JSON.stringify(answers)} />
    </>
  )
}

/** As it was sent, to be sent again. */
export function readOpened(field: (name: string) => string): Opened {
  return { seen: field(SEEN) || undefined, answers: answersIn(field(OPENED)) }
}

/** What was typed, but for the fields that are as they were when the page was opened: they are as they stand now. */
export function changedByMe(typed: Readonly<Record<string, string>>, opened: Opened, now: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      const before = opened.answers[name]
      const isMine = before === undefined || plain(before) !== plain(value)
      return [name, isMine ? value : (now[name] ?? value)]
    }),
  )
}

/** A browser sends the lines of a text with other ends. */
function plain(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

function answersIn(json: string): Record<string, string> {
  try {
    const answers: unknown = JSON.parse(json)
    const pairs = typeof answers === 'object' && answers !== null ? Object.entries(answers) : []
    return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))
  } catch {
    return {}
  }
}
