import type { FieldForm } from '#content/checks/field-form.ts'

/** The value of what was typed, in the ways that people write it. What no rule allows stays as it is, and the check says what is wrong. */
export function valueFrom({ kind }: FieldForm, typed: string): unknown {
  if (kind === 'lines')
    return typed
      .split(/\r?\n/)
      .map(oneLine)
      .filter((line) => line !== '')
  const line = oneLine(typed)
  switch (kind) {
    case 'number':
      return numberFrom(line)
    case 'time span':
      return line.replace(/(\d) ?[-—−] ?(?=\d)/g, '$1–')
    case 'organisation number':
      return line.replace(/^(?:16)?(\d{6})[ –—−-]?(\d{4})$/, '$1-$2')
    case 'address':
      return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u.test(line) ? `https://${line}` : line
    default:
      return line
  }
}

/** "135 000", "135.000", "135 000:-", "135 tkr" and "30 %" are numbers. An empty one is none. */
function numberFrom(line: string): number | string | undefined {
  const [, figures = line, unit = ''] = /^(.*\d)[\s\u00a0]*(kr|:-|%|tkr|dagar)?\.?$/i.exec(line) ?? []
  const digits = figures.replace(/[\s\u00a0\u202f]/g, '').replace(/[.,’'](?=\d{3}(?:\D|$))/g, '')
  if (/^(?:kr|%)?$/.test(digits)) return undefined
  if (!/^\d+$/.test(digits)) return line
  return Number(digits) * (unit.toLowerCase() === 'tkr' ? 1000 : 1)
}

/** Without spaces around it, or several in a row: a phone's keyboard adds them. */
export function oneLine(typed: string): string {
  return typed.replace(/[ \t\r\n]+/g, ' ').trim()
}
