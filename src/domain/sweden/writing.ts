/**
 * Swedish writing of figures, after Myndigheternas skrivregler: a no-break space between thousands and before the
 * unit, an en dash without spaces in a span.
 */
const NBSP = '\u00a0'

/** "öppen dusch" → "Öppen dusch" */
export function upperFirst(words: string): string {
  return words.charAt(0).toLocaleUpperCase('sv') + words.slice(1)
}

/** "Öppen dusch" → "öppen dusch" */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLocaleLowerCase('sv') + words.slice(1)
}

/** 120000 → "120 000" */
export function grouped(figure: number): string {
  return String(figure).replace(/\B(?=(\d{3})+$)/g, NBSP)
}

/** 50000 → "50 000 kr" */
export function kronor(amount: number): string {
  return `${grouped(amount)}${NBSP}kr`
}

/** {from: 120000, to: 200000} → "120 000–200 000 kr" */
export function kronorSpan({ from, to }: { from: number; to: number }): string {
  return `${grouped(from)}–${kronor(to)}`
}

/** 50 → "50 %" */
export function percent(figure: number): string {
  return `${figure}${NBSP}%`
}

/** ["Västerås", "Enköping", "Eskilstuna"] → "Västerås, Enköping och Eskilstuna" */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} och ${words.at(-1)}`
}

/** 905 → "90,5 cm" */
export function centimetres(mm: number): string {
  return `${decimal(Math.round(mm) / 10)}${NBSP}cm`
}

/** 200 and 405 → "20 × 40,5 cm" */
export function centimetresBy(one: number, other: number): string {
  return `${decimal(Math.round(one) / 10)} × ${centimetres(other)}`
}

/** 1745.25 → "1 745 mm" */
export function millimetres(mm: number): string {
  return `${grouped(Math.round(mm))}${NBSP}mm`
}

/** 200 and 400 → "200 × 400 mm" */
export function millimetresBy(one: number, other: number): string {
  return `${grouped(Math.round(one))} × ${millimetres(other)}`
}

/** 4.8 → "4,8 m²" */
export function squareMetres(m2: number): string {
  return `${decimal(m2)}${NBSP}m²`
}

/** 8.25 → "8,3 m" */
export function metres(m: number): string {
  return `${decimal(m)}${NBSP}m`
}

/** One decimal, with a comma and without a trailing zero: 4.80 → "4,8", 5 → "5" */
function decimal(figure: number): string {
  return String(Math.round(figure * 10) / 10).replace('.', ',')
}
