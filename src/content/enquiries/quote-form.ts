import type { EnquiryAnswers, FieldName } from '#domain/enquiry/enquiry-answers.ts'
import { keysOf } from '#domain/keys-of.ts'
import { grouped } from '#domain/sweden/writing.ts'
import { company } from '../company/company.ts'
import type { CompanyFacts } from '../company/facts.ts'
import { replyTime } from './reply-time.ts'

/** The quote form's words. */
export const quoteForm = {
  heading: 'Få offert',
  /** Beside the thanks that promise no reply time. */
  leadWithoutPromise: () => 'Både hembesök och offert är kostnadsfria.',
  lead: (facts: CompanyFacts) => `Vi svarar inom ${replyTime(facts)}. Både hembesök och offert är kostnadsfria.`,
  groups: { bathroom: 'Om badrummet', you: 'Om dig' },
  /** In the order of the form. */
  labels: {
    project: 'Vad gäller det?',
    size: 'Storlek',
    budget: 'Budget',
    timeline: 'När?',
    location: 'Ort',
    name: 'Namn',
    phone: 'Telefon',
    email: 'E-post',
    message: 'Något mer vi bör veta?',
  } satisfies Record<FieldName, string>,
  choose: 'Välj',
  optional: 'frivilligt',
  required: 'Alla fält är obligatoriska om det inte står frivilligt.',
  send: 'Skicka förfrågan',
  sending: 'Skickar...',
  slow: ({ phone }: CompanyFacts) => `Det tar längre tid än vanligt. Vänta gärna en stund till, eller ring ${phone}.`,
  note: 'Förfrågan är kostnadsfri och inte bindande.',
  rather: 'Vill du hellre prata?',
  errorsHeading: 'Det här behöver rättas',
  errorTitle: 'Fel:',
  sendAgain: 'Försök igen',
  /** Followed by the address that was probably meant, and a question mark. */
  meant: 'Menade du',
  takeMeant: 'Ja, ändra',
} as const

/** After sending: the reference and the deadline. */
export const received = {
  heading: 'Din förfrågan har kommit fram',
  reference: 'Ditt ärendenummer är',
  /** Followed by the deadline. The hours are not named when a holiday makes the wait longer. */
  answerBy: { inHours: `Du får svar inom ${company.replyHours} timmar, senast`, later: 'Du får svar senast' },
  /** Followed by the visitor's e-mail address. */
  confirmed: 'En bekräftelse är på väg till',
  /** The link to the customer's page. */
  follow: 'Följ ditt ärende',
  next: [
    'Vi ringer eller mejlar dig och går igenom dina tankar.',
    'Sedan kommer vi hem till dig, mäter upp rummet och tittar på rör, el och underlag.',
    'Efter besöket får du en skriftlig offert. Du binder dig inte förrän du har godkänt den.',
  ],
  again: 'Skicka ytterligare en förfrågan',
  home: 'Till startsidan',
} as const

/**
 * The honeypot: a field that people do not see, with a name that browsers do not autofill. A request that fills it is
 * quarantined, not lost.
 */
export const trapField = { name: 'kontrollfraga', label: 'Lämna det här fältet tomt' } as const

/** The names of the answers in the owner's email: short, and not questions. */
export const answerNames = {
  project: 'Gäller',
  location: 'Ort',
  size: 'Storlek',
  budget: 'Budget',
  timeline: 'När',
  message: 'Meddelande',
  name: 'Namn',
  phone: 'Telefon',
  email: 'E-post',
} satisfies Record<FieldName, string>

type Choices<Name extends FieldName> = Record<Exclude<EnquiryAnswers[Name], ''>, string>

/** The label of each value, in the order of the form. */
export const choices = {
  project: {
    totalrenovering: 'Totalrenovering',
    kakel: 'Kakel & klinker',
    vatrum: 'Våtrumssäkring',
    reparation: 'Reparation',
    annat: 'Annat',
  } satisfies Choices<'project'>,
  budget: {
    'under-100k': 'Under 100\u00a0000\u00a0kr',
    '100-200k': '100\u00a0000–200\u00a0000\u00a0kr',
    '200-300k': '200\u00a0000–300\u00a0000\u00a0kr',
    '300-500k': '300\u00a0000–500\u00a0000\u00a0kr',
    'over-500k': 'Över 500\u00a0000\u00a0kr',
  } satisfies Choices<'budget'>,
  timeline: {
    akut: 'Akut',
    '1-3-manader': '1–3 månader',
    '3-6-manader': '3–6 månader',
    '6-12-manader': '6–12 månader',
    flexibel: 'Flexibelt',
  } satisfies Choices<'timeline'>,
  size: { small: 'Under 4\u00a0m²', medium: '4–8\u00a0m²', large: 'Över 8\u00a0m²', unknown: 'Vet inte' } satisfies Choices<'size'>,
} as const

/** `sent` and `failed` are the toasts of specification §7.5 and §8.2, word for word; `setAside` promises nothing. */
export const toasts = {
  sent: { kind: 'success', title: '✅ Förfrågan skickad!', text: () => `Tack för din förfrågan! Vi återkommer inom ${company.replyHours} timmar.` },
  setAside: {
    kind: 'success',
    title: 'Tack för din förfrågan!',
    text: ({ phone }: CompanyFacts) => `Den har kommit fram, och vi tittar på den så snart vi kan. Är det bråttom? Ring oss på ${phone}.`,
  },
  failed: { kind: 'error', title: 'Fel vid skickande', text: ({ phone }: CompanyFacts) => `Något gick fel. Försök igen eller kontakta oss direkt på ${phone}` },
} as const

/** The sentence of a field error, with the company's phone number filled in. */
export function sentenceOf({ sentence }: { sentence: string }, { phone }: CompanyFacts): string {
  return sentence.replace('{phone}', phone)
}

/** "4 812 av högst 5 000 tecken", below a field that is nearly full. */
export function lengthInWords(length: number, max: number): string {
  return `${grouped(length)} av högst ${grouped(max)} tecken`
}

/** An answer as its label: "100-200k" → "100 000–200 000 kr". */
export function answerInWords(quote: EnquiryAnswers, name: FieldName): string {
  const words: Partial<Record<FieldName, Partial<Record<string, string>>>> = choices
  return words[name]?.[quote[name]] ?? quote[name]
}

/** The answers by name, in words, without what was left out. */
export function answersInWords(quote: EnquiryAnswers): (readonly [name: string, answer: string])[] {
  return keysOf(answerNames)
    .filter((name) => quote[name] !== '')
    .map((name) => [answerNames[name], answerInWords(quote, name)] as const)
}
