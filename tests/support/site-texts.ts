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

const telephone = { 'facts.phone': '021-12 34 56', 'facts.phoneHours.home': 'Vardagar 07:00–16:00', 'facts.phoneHours.rita': 'Mån–Fre 7–16' }
const days = { 'notice.text': 'Stängt', 'notice.from': '2026-12-01', 'notice.to': '2026-12-02' }
const question = { question: 'Vad kostar det?', answer: 'Det {pris}.', icon: 'wallet' }
const company = {
  'facts.orgNumber': '556016-0680',
  'facts.towns': 'Västerås',
  'facts.founded': '2010',
  'facts.copyrightYear': '2026',
  'facts.checklist': 'ROT-avdrag',
}
const links = {
  'facts.partner.name': 'Plattboden',
  'facts.partner.site': 'Plattboden.se',
  'facts.partner.url': 'https://www.plattboden.se/',
  'facts.profiles.social.url': 'https://www.facebook.com/',
  'facts.profiles.register.url': 'https://www.allabolag.se/',
  'facts.profiles.images.url': 'https://www.instagram.com/',
}

/** One field of each kind, with what else its form needs. */
export const siteTextFields: readonly { kind: string; part: string; name: string; others: Readonly<Record<string, string>> }[] = [
  { kind: 'a line', part: 'rad', name: 'notice.text', others: days },
  { kind: 'lines', part: 'foretaget', name: 'facts.towns', others: company },
  { kind: 'a telephone number', part: 'telefon', name: 'facts.phone', others: telephone },
  { kind: 'hours', part: 'telefon', name: 'facts.phoneHours.home', others: telephone },
  { kind: 'a number', part: 'foretaget', name: 'facts.founded', others: company },
  { kind: 'a day', part: 'rad', name: 'notice.from', others: days },
  { kind: 'an address', part: 'lankar', name: 'facts.partner.url', others: links },
  { kind: 'a question', part: 'fragor/pris', name: 'question', others: question },
  { kind: 'an answer', part: 'fragor/pris', name: 'answer', others: question },
  { kind: 'a tip', part: 'tips/1', name: 'text', others: { text: 'Mät.', icon: 'tape' } },
  { kind: 'a symbol', part: 'tips/1', name: 'icon', others: { text: 'Mät.', icon: 'tape' } },
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
