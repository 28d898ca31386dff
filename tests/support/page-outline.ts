import { parseHTML } from 'linkedom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'

/** What an outline says of an element beside its words, in this order. */
const TOLD = [
  ...[
    'id',
    'role',
    'for',
    'href',
    'rel',
    'action',
    'formAction',
    'src',
    'type',
    'name',
    'value',
    'rows',
    'open',
    'checked',
    'selected',
    'required',
    'datetime',
  ],
  ...['viewBox', 'x', 'y', 'width', 'height', 'aria-label', 'aria-current', 'aria-invalid', 'aria-describedby', 'alt'],
]

/** The elements of a page that have words, or a role for who uses it, a line each and indented as they lie in each other: `a href=/agare "Tillbaka"`. */
export function outlineOf(content: ReactNode): string {
  return outlineOfHtml(renderToStaticMarkup(content))
}

export function outlineOfHtml(html: string): string {
  const { document } = parseHTML(`<html><body>${html}</body></html>`)
  return [...document.body.children].flatMap((element) => linesOf(element, '')).join('\n')
}

/** Compares an outline with the one that is recorded in outlines/ beside the test. */
export function expectRecorded(name: string, outline: string): Promise<void> {
  return expect(`${outline}\n`).toMatchFileSnapshot(`./outlines/${name}.txt`)
}

function linesOf(element: Element, indent: string): string[] {
  const told = TOLD.flatMap((name) => {
    const value = element.getAttribute(name)
    // Every button of these pages submits.
    return value === null || value === 'submit' ? [] : [value === '' ? name : `${name}=${value}`]
  })
  const words = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim()
  const isShown = words !== '' || told.length > 0
  const line = [element.localName, ...told, ...(words === '' ? [] : [`"${words}"`])].join(' ')
  return [...(isShown ? [indent + line] : []), ...[...element.children].flatMap((child) => linesOf(child, isShown ? `${indent}  ` : indent))]
}
