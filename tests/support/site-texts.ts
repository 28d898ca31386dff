/** Texts that were made to do harm, by what they are. */
export const siteTexts: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'markup that ends its field': '</textarea>"><img src=x onerror=alert(1)>',
  'SQL that ends a statement': "'; drop table site_versions; --",
  'an address that is a script': 'javascript:alert(1)',
  '20 000 characters': 'a'.repeat(20_000),
  emoji: '🛁👷🏽‍♀️',
  'a character that turns the direction': 'Stängt \u202eidag',
  'a null character': 'Stängt\u0000 idag',
  'half of a surrogate pair': 'Stängt \ud83d idag',
  'spaces alone': '   ',
}

/** One field of each kind. */
export const siteTextFields: readonly { kind: string; part: string; name: string }[] = [
  { kind: 'a line', part: 'rad', name: 'notice.text' },
  { kind: 'lines', part: 'foretaget', name: 'facts.towns' },
  { kind: 'a telephone number', part: 'telefon', name: 'facts.phone' },
  { kind: 'hours', part: 'telefon', name: 'facts.phoneHours' },
  { kind: 'a number', part: 'foretaget', name: 'facts.founded' },
  { kind: 'a day', part: 'rad', name: 'notice.from' },
  { kind: 'an address', part: 'lankar', name: 'facts.partner.url' },
  { kind: 'a question', part: 'fragor/pris', name: 'question' },
  { kind: 'an answer', part: 'fragor/pris', name: 'answer' },
  { kind: 'a tip', part: 'tips/1', name: 'text' },
  { kind: 'a symbol', part: 'tips/1', name: 'icon' },
]

/** As a table in Markdown, with the sentences below it. `results`: for each text, by field, what was answered. */
export function siteTextTable(results: readonly (readonly string[])[]): string {
  const sentences = [...new Set(results.flat().filter((result) => !result.startsWith('kept')))]
  const cell = (result: string) => (result.startsWith('kept') ? result : String(sentences.indexOf(result) + 1))
  const head = ['text', ...siteTextFields.map(({ kind }) => kind)]
  const rows = Object.keys(siteTexts).map((text, index) => [text, ...(results[index] ?? []).map(cell)])
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return [...table, '', ...sentences.map((sentence, index) => `${index + 1}. *${sentence}*`)].join('\n')
}
