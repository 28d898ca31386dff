import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { choices } from '../enquiries/quote-form.ts'
import { company } from './company.ts'
import type { CompanyFacts } from './facts.ts'

/** Texts for the owner alone, in emails and behind the signed links. */
export const owner = {
  open: 'Se förfrågan och markera den som besvarad',
  openQuarantine: 'Se allt misstänkt skräp',
  elsewhere: 'annan ort',
  visitsToday: 'Dagens besök',
  call: 'Ring',
  map: 'Karta',
  drawing: 'Ritningen',
  ways: {
    called: 'Ringt',
    mailed: 'Mejlat',
    'times proposed': 'Tider föreslagna',
    'visit booked': 'Besök bokat',
    declined: 'Ej aktuellt',
    withdrawn: 'Återtagen av kunden',
  },
  quarantineReasons: {
    honeypot: 'ett dolt fält var ifyllt',
    'too-fast': 'den skickades fortare än någon hinner skriva',
    flood: 'den kom tillsammans med ovanligt många andra',
    'spam sender': 'du har stängt en förfrågan från samma avsändare som skräp',
    'spam link': 'den länkar till samma webbplats som en förfrågan du har stängt som skräp',
  },
  /** In the emails about a request with photos. */
  photos: {
    heading: 'Bilder',
    one: 'Bild',
    sent: 'Kunden har skickat',
    more: 'På förfrågans sida ser du allt i full storlek och kan spara det.',
    open: 'Se bilderna',
  },
  /** Closes what the owner has written, in an email to a colleague. */
  forwarded: 'Vidareskickad förfrågan. Uppgifterna är till för dig som ska hjälpa till med den. Radera mejlet när du inte längre behöver det.',
  /** The email about a reply that was returned. */
  replyBounce: {
    subject: 'Svaret kom inte fram',
    title: 'Svaret till kunden kom inte fram',
    returned: (address: string, name: string) => `Svaret till ${address} kom i retur. Adressen är troligen felskriven, så mejl når inte ${name}.`,
    next: (phone: string) => `Ring eller sms:a ${phone}. Förfrågan räknas som besvarad, men kunden väntar fortfarande på svar.`,
    said: 'Det här stod i svaret:',
    see: 'Se förfrågan',
  },
  /** The emails about what the customer does on the customer's page. */
  additions: { subject: 'Nytt från kunden', text: 'Kunden har lagt till det här:' },
  withdrawal: { subject: 'Återtagen', text: 'Kunden har tagit tillbaka sin förfrågan. Du behöver inte svara, och du får inga fler påminnelser.' },
  /** Opens the email that lists several requests. */
  manyAtOnce: 'Det kommer in ovanligt många förfrågningar just nu. Därför får du flera i samma mejl.',
  /** The email about a flood. */
  flood: [
    'Det kommer in ovanligt många förfrågningar just nu, och de här ser inte ut att vara skrivna av kunder. De ligger under Misstänkt skräp på skrivbordet, så att de inte fyller din inkorg. Ingen av dem har fått något löfte om svar.',
    'Övriga förfrågningar når dig som vanligt. Titta ändå igenom listan när du hinner, så att ingen riktig kund blir kvar där.',
  ],
  /** Ready to send; nothing in them was typed by the visitor. */
  sms: {
    asked: `Hej! Det är ${company.name}. Tack för din förfrågan om badrummet. När passar det att vi ringer?`,
    visit: `Hej! Det är ${company.name}. Det gäller tiden för vårt besök hos dig.`,
    onTheWay: `Hej! Det är ${company.name}. Nu är jag på väg till dig.`,
    notReached: `Hej! Det är ${company.name}. Jag sökte dig om badrummet. Ring gärna när det passar, eller svara här med en tid.`,
    withdrawn: `Hej! Det är ${company.name}. Tack för att du hörde av dig. Säg gärna till om du vill ta upp badrummet igen.`,
  },
  mail: {
    subject: `Din förfrågan till ${company.name}`,
    body: `Hej!\n\nTack för din förfrågan om badrummet.\n\n\n\nVänliga hälsningar\n${company.name}`,
  },
} as const

/** "Totalrenovering, Enköping". Nothing in it was typed by the visitor. */
export function enquiryTopic({ project, location }: Pick<Enquiry, 'project' | 'location'>, { towns }: { towns: readonly string[] }): string {
  return `${choices.project[project]}, ${knownTown(location, towns) ?? owner.elsewhere}`
}

/** "västerås (Bäckby)" → "Västerås": one of the company's own towns, in its own spelling. */
function knownTown(location: string, towns: readonly string[]): string | undefined {
  const said = inWords(location)
  return towns.find((town) => said.includes(inWords(town)))
}

/** "Norra Sala, 5" → " norra sala 5 ", in which a name of two words can be found too. */
function inWords(place: string): string {
  const words = place.toLocaleLowerCase('sv').match(/\p{L}+/gu) ?? []
  return ` ${words.join(' ')} `
}

/** Ways to the visitor, as links. */
export function waysTo({ phone, location }: Pick<Enquiry, 'phone' | 'location'>, sms: string = owner.sms.asked) {
  return {
    call: telephoneLink(phone),
    // "?&" because iPhones look for "&body" and others for "?body".
    sms: `${telephoneLink(phone).replace('tel:', 'sms:')}?&body=${encodeURIComponent(sms)}`,
    map: mapOf(location),
  }
}

/** A link to a ready-made email to the visitor. None if the typed address could be several: mail programs would write to all of them. */
export function mailTo({ email, reference }: Pick<Enquiry, 'email' | 'reference'>, { phone }: Pick<CompanyFacts, 'phone'>): string | undefined {
  if (!isOneAddress(email)) return undefined
  const subject = `${owner.mail.subject} (${reference})`
  const body = `${owner.mail.body}\n${phone}`.replaceAll('\n', '\r\n')
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** A link to a map of a place, given in words. Nothing is fetched from there until somebody follows it. */
export function mapOf(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
}

/** Directions to a place, in the maps of the phone on which the page is read. Everything but street and town is left out. */
export function directionsTo(place: string, userAgent: string): string {
  const street = encodeURIComponent(streetOf(place))
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${street}`
  return userAgent.includes('Android') ? `geo:0,0?q=${street}` : mapOf(streetOf(place))
}

/** "Oxbackens väg 22, portkod 1234, Västerås" → "Oxbackens väg 22, Västerås" */
function streetOf(place: string): string {
  const parts = place.split(',').map((part) => part.trim())
  return parts.filter((part, index) => index === 0 || !BESIDE_THE_STREET.test(part)).join(', ')
}

const BESIDE_THE_STREET = /kod|våning|vån|trapp|lgh|lägenhet|ring|knacka/i

/** Where a visit is, as far as it is known: "Storgatan 1, Enköping". */
export function placeOfVisit(address: string, location: string): string {
  if (address === '') return location
  return inWords(address).includes(inWords(location)) ? address : `${address}, ${location}`
}
