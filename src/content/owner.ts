import type { Quote } from '#domain/quote/quote.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { company } from './company.ts'
import { choices } from './quote-form.ts'

/** What is said to the owner alone, in letters and behind the signed links. */
export const owner = {
  open: 'Se förfrågan och markera den som besvarad',
  elsewhere: 'annan ort',
  ways: { called: 'Ringt', mailed: 'Mejlat', 'visit booked': 'Besök bokat', declined: 'Ej aktuellt' },
  quarantineReasons: {
    honeypot: 'ett dolt fält var ifyllt',
    'too-fast': 'den skickades fortare än någon hinner skriva',
    flood: 'den kom tillsammans med ovanligt många andra',
  },
  emails: {
    owner: 'Mejlet till dig',
    confirmation: 'Bekräftelsen till kunden',
    'first reminder': 'Påminnelsen',
    'last reminder': 'Sista påminnelsen',
    digest: 'Sammanställningen',
  },
  /** Ready to send; nothing in them was typed by the visitor. */
  sms: `Hej! Det är ${company.name}. Tack för din förfrågan om badrummet. När passar det att vi ringer?`,
  mail: {
    subject: `Din förfrågan till ${company.name}`,
    body: `Hej!\n\nTack för din förfrågan om badrummet.\n\n\n\nVänliga hälsningar\n${company.name}\n${company.phone}`,
  },
} as const

/** "Totalrenovering, Enköping". What a quote is called where nothing that the visitor typed may stand. */
export function topic({ project, location }: Pick<Quote, 'project' | 'location'>): string {
  return `${choices.project[project]}, ${knownTown(location) ?? owner.elsewhere}`
}

/** "västerås (Bäckby)" → "Västerås": only as the company itself spells it. */
function knownTown(location: string): string | undefined {
  const words = location.toLocaleLowerCase('sv').split(/[^\p{L}]+/u)
  return company.towns.find((town) => words.includes(town.toLocaleLowerCase('sv')))
}

/** Every way to the visitor, as links. Mail programs take several addresses for more than one, so such a one gets no link. */
export function waysTo({ phone, email, location, reference }: Quote) {
  return {
    call: telephoneLink(phone),
    // "?&" because iPhones look for "&body" and others for "?body".
    sms: `${telephoneLink(phone).replace('tel:', 'sms:')}?&body=${encodeURIComponent(owner.sms)}`,
    mail: isOneAddress(email)
      ? `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`${owner.mail.subject} (${reference})`)}&body=${encodeURIComponent(owner.mail.body.replaceAll('\n', '\r\n'))}`
      : undefined,
    map: `https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}`,
  }
}
