import type { siteFields } from '#content/publishing/site-forms.ts'

/** A slip in one field of a form on the desk, and the same in the content's file. */
export type Slip = {
  /** For the handbook: what is wrong. */
  what: string
  part: string
  /** The field at which it is said. */
  field: keyof typeof siteFields | 'facts.priceKr.from' | 'facts.priceKr.to' | 'question' | 'answer' | 'text'
  /** In this field; the others are left as they are shown. */
  typed: string
  file: string
  from: RegExp
  to: string
  /** What the content check says, where it says it in other words than the form. */
  inFile?: string
}

/** What owners mistype. Those of a group can stand in the files together, without hiding each other. */
export const handbookSlips: readonly (readonly Slip[])[] = [
  [
    {
      what: 'ett telefonnummer som inte finns',
      part: 'telefon',
      field: 'facts.phone',
      typed: '07-1',
      file: 'company/company.ts',
      from: /phone: '[^']*'/,
      to: "phone: '07-1'",
    },
    {
      what: 'tider som slutar innan de börjar',
      part: 'telefon',
      field: 'facts.phoneHours',
      typed: 'Vardagar 17:00–07:00',
      file: 'company/company.ts',
      from: /opens: '07:00', closes: '17:00'/,
      to: "opens: '17:00', closes: '07:00'",
      inFile: '”07:00” ligger inte efter ”17:00”.',
    },
    {
      what: 'ett organisationsnummer med fel sista siffra',
      part: 'foretaget',
      field: 'facts.orgNumber',
      typed: '556016-0681',
      file: 'company/company.ts',
      from: /orgNumber: '[^']*'/,
      to: "orgNumber: '556016-0681'",
    },
    {
      what: 'ett årtal med en siffra för mycket',
      part: 'foretaget',
      field: 'facts.founded',
      typed: '20100',
      file: 'company/company.ts',
      from: /founded: \d+/,
      to: 'founded: 20100',
      inFile: 'Här ska det stå ett helt tal från 1900 till 2026, bara siffror. Till exempel: 2010',
    },
    {
      what: 'en ROT-procent som aldrig har gällt',
      part: 'priser',
      field: 'facts.rot.percent',
      typed: '35',
      file: 'company/company.ts',
      from: /rot: \{ percent: \d+/,
      to: 'rot: { percent: 35',
      inFile: 'ROT-avdraget har aldrig varit 35 %, utan 30 eller 50 %. Är det en ny sats läggs den till i rotRates i src/content/company/rot-law.ts.',
    },
    {
      what: 'ett högsta pris som är lägre än det lägsta',
      part: 'priser',
      field: 'facts.priceKr.to',
      typed: '110000',
      file: 'company/company.ts',
      from: /priceKr: \{.*\}/,
      to: 'priceKr: { from: 130_000, to: 110_000 }',
      inFile: 'Det högsta priset (to) är inte högre än det lägsta (from).',
    },
    {
      what: 'en adress med http:// utan s',
      part: 'lankar',
      field: 'facts.partner.url',
      typed: 'http://www.plattboden.se',
      file: 'company/company.ts',
      from: /(partner: .*url: ')[^']*/,
      to: '$1http://www.plattboden.se',
    },
  ],
  [
    {
      what: 'två tider för samma dag',
      part: 'telefon',
      field: 'facts.phoneHours',
      typed: 'mån–fre 7–16, fre 7–13',
      file: 'company/company.ts',
      from: /(opens: '07:00', closes: '17:00' \})/,
      to: "$1, { first: 'fre', last: 'fre', opens: '07:00', closes: '13:00' }",
      inFile: '”fre” står redan, eller ligger före dagarna som står först.',
    },
    {
      what: 'ett pris i tusental',
      part: 'priser',
      field: 'facts.priceKr.from',
      typed: '120',
      file: 'company/company.ts',
      from: /priceKr: \{ from: [\d_]+/,
      to: 'priceKr: { from: 120',
      inFile: 'Här ska det stå ett helt tal från 10000 till 2000000, bara siffror. Till exempel: 120000',
    },
    {
      what: 'ett antal i bokstäver',
      part: 'priser',
      field: 'facts.paymentDays',
      typed: 'tio',
      file: 'company/company.ts',
      from: /paymentDays: \d+/,
      to: "paymentDays: 'tio'",
      inFile: 'Här ska det stå ett helt tal från 1 till 90, bara siffror. Till exempel: 10',
    },
  ],
  [
    {
      what: 'en fråga utan frågetecken',
      part: 'fragor/pris',
      field: 'question',
      typed: 'Vad kostar det',
      file: 'pages/question-texts.ts',
      from: /(id: 'pris'[\s\S]*?question: ')[^']*/,
      to: '$1Vad kostar det',
    },
    {
      what: 'en felstavad ifyllning i ett svar',
      part: 'fragor/pris',
      field: 'answer',
      typed: 'Oftast {prsi}.',
      file: 'pages/question-texts.ts',
      from: /(id: 'pris'[\s\S]*?answer:\s*)(?:'[^']*'|`[^`]*`)/,
      to: "$1'Oftast {prsi}.'",
    },
    {
      what: 'ingenting',
      part: 'tips/1',
      field: 'text',
      typed: '',
      file: 'pages/tips.ts',
      from: /(id: 1, icon: '\w+', text: ')[^']*/,
      to: '$1',
    },
  ],
]

/** The handbook's table: what is typed, and what the form says at its field. */
export function slipTable(said: readonly (readonly [slip: Slip, sentence: string])[]): string {
  const rows = said.map(([{ what, typed }, sentence]) => [what, typed === '' ? 'tomt' : `\`${typed}\``, sentence])
  const head = ['du skriver', 'till exempel', 'vid rutan står']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
