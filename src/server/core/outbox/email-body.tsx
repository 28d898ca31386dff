import { Fragment } from 'react'
import type { Email, Envelope } from '../mail/email.ts'
import { htmlEmail } from './html-email.tsx'

/** A part of an email's body. Text and HTML are both rendered from it, so that neither says less than the other. */
export type EmailPart =
  | { heading: string }
  | { say: string; strong?: boolean }
  /** The owner's own words: a paragraph with its lines. */
  | { paragraph: readonly string[] }
  /** A code to be read and typed: large. */
  | { code: string }
  /** Numbered. */
  | { steps: readonly string[] }
  /** Closes an email to a visitor: its lines stay lines, the sender's name stands out. */
  | { greeting: string; name: string; lines: readonly string[] }
  | { facts: (readonly [name: string, value: string])[] }
  /** Buttons, one below the other. */
  | { links: Link[] }
  /** Links beside each other, for what is needed less often. */
  | { smallLinks: Link[] }
  /** The attachment with this `cid`. It has no words in the plain text. */
  | { picture: string; alt: string }
  /** Small pictures beside each other. */
  | { pictures: { cid: string; alt: string }[] }

/** `inText` is the line in the plain text, or '' to leave the link out there. */
type Link = { words: string; href: string; inText: string }

/** A button, whose address stands below its words in the plain text. */
export function linkPart(words: string, href: string): EmailPart {
  return { links: [{ words, href, inText: `${words}:\n${href}` }] }
}

/** A title of '' is none. */
export function emailBody(title: string, parts: readonly EmailPart[]): Pick<Email, 'text' | 'html'> {
  return { text: `${[title, ...parts.map(textPart)].filter(Boolean).join('\n\n')}\n`, html: htmlEmail(<EmailContent title={title} parts={parts} />) }
}

/** An email that no person wrote, and that no program answers (RFC 3834). `title`: above its text, if that is not the subject. */
export function automaticEmail(envelope: Envelope, subject: string, parts: readonly EmailPart[], title = subject): Email {
  return { ...envelope, subject, ...emailBody(title, parts), headers: { 'Auto-Submitted': 'auto-generated' } }
}

/** The paragraphs of a typed text: empty lines separate them. */
export function paragraphs(text: string): EmailPart[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ paragraph: paragraph.split('\n') }))
}

function textPart(part: EmailPart): string {
  if ('heading' in part) return part.heading.toLocaleUpperCase('sv')
  if ('say' in part) return part.say
  if ('paragraph' in part) return part.paragraph.join('\n')
  if ('code' in part) return part.code
  if ('steps' in part) return part.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
  if ('greeting' in part) return [part.greeting, part.name, ...part.lines].join('\n')
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  if ('picture' in part || 'pictures' in part) return ''
  return ('links' in part ? part.links : part.smallLinks).map(({ inText }) => inText).join('\n')
}

function EmailContent({ title, parts }: { title: string; parts: readonly EmailPart[] }) {
  return (
    <>
      {title !== '' && <h1>{title}</h1>}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never reordered
        <HtmlPart key={index} part={part} />
      ))}
    </>
  )
}

function HtmlPart({ part }: { part: EmailPart }) {
  if ('heading' in part) return <h2>{part.heading}</h2>
  if ('say' in part) return <p>{part.strong ? <strong>{part.say}</strong> : part.say}</p>
  if ('paragraph' in part) {
    return (
      <p>
        {part.paragraph.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and are never reordered
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    )
  }
  if ('code' in part) return <p style={{ fontSize: '40px', lineHeight: 1.2, letterSpacing: '0.12em', fontWeight: 'bold' }}>{part.code}</p>
  if ('steps' in part) {
    return (
      <ol>
        {part.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )
  }
  if ('greeting' in part) {
    return (
      <p className="sender">
        {part.greeting}
        <br />
        <strong>{part.name}</strong>
        {part.lines.map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </p>
    )
  }
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
  // Without `loading` React would add a preload link, which some mail programs try to load.
  if ('picture' in part) return <img src={`cid:${part.picture}`} alt={part.alt} width="358" loading="lazy" />
  if ('pictures' in part) {
    return (
      <p>
        {part.pictures.map(({ cid, alt }) => (
          <img
            key={cid}
            src={`cid:${cid}`}
            alt={alt}
            width="160"
            loading="lazy"
            style={{ display: 'inline-block', verticalAlign: 'top', margin: '0 8px 8px 0' }}
          />
        ))}
      </p>
    )
  }
  if ('smallLinks' in part) {
    return (
      <p className="ways">
        {part.smallLinks.map(({ words, href }) => (
          <a key={href} href={href}>
            {words}
          </a>
        ))}
      </p>
    )
  }
  return part.links.map(({ words, href }) => (
    <p key={href} className="way">
      <a href={href}>{words}</a>
    </p>
  ))
}
