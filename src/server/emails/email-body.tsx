import { Fragment } from 'react'
import type { Email } from './email.ts'
import { htmlEmail } from './html-email.tsx'

/** One thing that a letter says. Text and HTML are both made from it, so that neither says less than the other. */
export type Part =
  | { heading: string }
  | { say: string; strong?: boolean }
  | { facts: (readonly [name: string, value: string])[] }
  /** What can be done next. `inText` is for a mail program that knows neither buttons nor the link's kind, or '' if it is said already. */
  | { ways: { words: string; href: string; inText: string }[] }

export function emailBody(title: string, parts: readonly Part[]): Pick<Email, 'text' | 'html'> {
  return { text: `${[title, ...parts.map(asText).filter(Boolean)].join('\n\n')}\n`, html: htmlEmail(<Letter title={title} parts={parts} />) }
}

function asText(part: Part): string {
  if ('heading' in part) return part.heading.toLocaleUpperCase('sv')
  if ('say' in part) return part.say
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  return part.ways.map(({ inText }) => inText).join('\n')
}

function Letter({ title, parts }: { title: string; parts: readonly Part[] }) {
  return (
    <>
      <h1>{title}</h1>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written once, never in another order
        <Fragment key={index}>
          <PartInHtml part={part} />
        </Fragment>
      ))}
    </>
  )
}

function PartInHtml({ part }: { part: Part }) {
  if ('heading' in part) return <h2>{part.heading}</h2>
  if ('say' in part) return <p>{part.strong ? <strong>{part.say}</strong> : part.say}</p>
  if ('facts' in part) {
    return (
      <table>
        <tbody>
          {part.facts.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
  return part.ways.map(({ words, href }) => (
    <p key={href} className="way">
      <a href={href}>{words}</a>
    </p>
  ))
}
