import { parseHTML } from 'linkedom'

/** What stands in the fields of a page's first form of the desk, as it would be sent: by name, without what is hidden. */
export function shownFields(html: string): Record<string, string> {
  const { document } = parseHTML(html)
  const controls = [...(document.querySelector('form.desk-form')?.querySelectorAll('input, textarea, select') ?? [])]
  return Object.fromEntries(controls.flatMap((control) => (isSent(control) ? [[control.getAttribute('name') ?? '', shownValue(control)]] : [])))
}

function isSent(control: Element): boolean {
  const type = control.getAttribute('type') ?? ''
  if (type === 'radio' || type === 'checkbox') return control.hasAttribute('checked')
  return type !== 'hidden' && type !== 'file' && control.hasAttribute('name')
}

function shownValue(control: Element): string {
  if (control.localName === 'select') return control.querySelector('option[selected]')?.getAttribute('value') ?? ''
  // linkedom leaves the entities in a textarea as they are.
  return control.localName === 'textarea' ? unescaped(control.textContent ?? '') : (control.getAttribute('value') ?? '')
}

/** As React has written it. */
export function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
