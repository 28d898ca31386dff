import { company } from '../company/company.ts'

/** Who works on the desk: the page where the owner invites, and what those are told who may not do something. */
export const peoplePage = {
  title: 'Folk',
  lead: 'De som kan logga in här. En ägare får göra allt. En montör ser bara sina egna besök, med adress, meddelande, ritning, bilder och anteckningar, men inga priser.',
  roles: { owner: 'Ägare', fitter: 'Montör' },
  fixed: 'Står i serverns inställningar, och ändras av den som sköter driften.',
  you: 'Det är du',
  getsEmail: { yes: 'Får mejl om nya förfrågningar', no: 'Får inga mejl om förfrågningar' },
  signedIn: 'Senast inloggad',
  notSignedIn: 'Inte inloggad på någon enhet',
  invited: (by: string, day: string) => `Inbjuden av ${by} ${day}`,
  change: 'Ändra',
  changeOf: (name: string) => `Ändra ${name}`,
  back: 'Till Folk',
  fields: {
    name: { label: 'Namn', missing: 'Skriv namnet.' },
    address: { label: 'E-postadress', error: 'Skriv en hel e-postadress, till exempel kalle@exempel.se.' },
    role: { label: 'Roll', missing: 'Välj ägare eller montör.' },
    getsEmail: { label: 'Får mejl om nya förfrågningar', hint: 'Gäller den som är ägare.' },
  },
  invite: {
    heading: 'Bjud in någon',
    text: 'Den du bjuder in får ett mejl om vem som har bjudit in och var man loggar in. Inloggningen är som din: en kod i ett mejl.',
    send: 'Bjud in',
  },
  edit: {
    heading: 'Roll och mejl',
    text: 'Det gäller genast. När en ägare blir montör slutar länkarna i ägarnas gamla mejl att gälla, och era kalendrar behöver en ny adress, som ni får i ett mejl.',
    send: 'Spara',
  },
  again: { heading: 'Bjud in igen', text: 'Samma mejl skickas en gång till.', send: 'Skicka inbjudan igen' },
  remove: {
    link: 'Ta bort …',
    heading: (name: string) => `Ta bort ${name}?`,
    goes: ['Inloggningen upphör genast på alla enheter, och nycklarna slutar att gälla.', 'Besök som inte har varit än får ingen som åker.'],
    goesWithOwner: 'Länkarna i ägarnas gamla mejl slutar att gälla. Era kalendrar behöver en ny adress, som ni får i ett mejl.',
    stays: 'Det som står i historiken står kvar, med namnet. Du kan bjuda in samma adress igen.',
    confirm: 'Ja, ta bort',
    send: 'Ta bort',
    back: 'Tillbaka utan att ta bort',
    tick: 'Inget är ändrat. Kryssa i rutan ovanför knappen och försök igen.',
  },
  done: {
    inbjuden: 'Inbjudan är på väg i ett mejl.',
    sparad: 'Det är sparat.',
    borttagen: 'Personen är borttagen och utloggad överallt.',
  },
  errors: {
    fields: 'Ingen är inbjuden. Rätta det som är markerat.',
    expired: 'Inget är ändrat. Sidan hade stått öppen för länge. Försök igen.',
    taken: (name: string) => `Den adressen finns redan här: ${name}.`,
    self: 'Du kan inte ta bort dig själv eller göra dig själv till montör. Be en annan ägare.',
    gone: 'Personen finns inte kvar här. Så här är det nu.',
  },
  email: {
    subject: (by: string) => `${by} har bjudit in dig till ${company.name}`,
    owner: (by: string) =>
      `${by} har bjudit in dig som ägare till skrivbordet, sidan där ${company.name} svarar på förfrågningar, bokar besök och ändrar webbplatsen. Du får göra allt där.`,
    fitter: (by: string) =>
      `${by} har bjudit in dig som montör till skrivbordet hos ${company.name}. Där ser du besöken som är dina: adressen, vad kunden har skrivit, ritning, bilder och anteckningar.`,
    how: (address: string) =>
      `Logga in med den här e-postadressen: ${address}. Du får en kod i ett nytt mejl och skriver den på sidan. Det finns inget lösenord.`,
    open: 'Till skrivbordet',
    caution: 'Känner du inte till det här? Då behöver du inte göra något.',
  },
  /** For a fitter who has come to what is the owner's. */
  forbidden: {
    heading: 'Den sidan är ägarens',
    text: 'Du ser dina egna besök. Behöver du något annat, fråga den som har bjudit in dig.',
    toVisits: 'Till dina besök',
  },
} as const

/** 2 → "2 enheter" */
export function devicesInWords(count: number): string {
  return count === 1 ? '1 enhet' : `${count} enheter`
}
