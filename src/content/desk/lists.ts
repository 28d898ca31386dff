import { company } from '../company/company.ts'

/** The lists of the desk: headings, what an empty one says, and how its next page is asked for. */
export const deskLists = {
  turn: {
    heading: 'Din tur',
    empty: 'Allt är gjort.',
    emptyHint: `Nästa förfrågan kommer hit, och till din e-post. Då har du ${company.replyHours} timmar på dig.`,
    more: 'Visa fler',
  },
  visits: {
    heading: 'Besök',
    part: 'Bokade',
    empty: 'Inga besök är bokade.',
    emptyHint: 'Öppna en förfrågan för att föreslå tider, eller boka en tid som ni har kommit överens om.',
    more: 'Visa senare',
  },
  proposed: {
    heading: 'Föreslagna besök',
    part: 'Väntar på att kunden väljer',
    empty: 'Inga tider är föreslagna.',
    emptyHint: 'Det du föreslår står här tills kunden har valt.',
    more: 'Visa fler',
  },
  'past visits': {
    heading: 'Tidigare besök',
    empty: 'Inget besök har varit än.',
    emptyHint: 'När ett bokat besök är över flyttas det hit.',
    more: 'Visa äldre',
  },
  all: {
    heading: 'Alla förfrågningar',
    lead: 'Den nyaste står först. Misstänkt skräp är inte med.',
    empty: 'Ingen har skickat någon förfrågan än.',
    emptyHint: 'Här står alla, också de som är besvarade, så länge de sparas.',
    more: 'Visa äldre',
  },
  quarantined: {
    heading: 'Misstänkt skräp',
    lead: 'De ser ut som skräp. De som mest liknar riktiga förfrågningar står först, och ingen av dem har lovats svar.',
    empty: 'Inget ser ut som skräp.',
    emptyHint: 'Det som liknar skräp hamnar här i stället för i din inkorg, så att inget går förlorat.',
    more: 'Visa fler',
  },
  closed: {
    heading: 'Stängda',
    lead: 'Den som stängdes senast står först.',
    empty: 'Ingen förfrågan är stängd.',
    emptyHint: 'En förfrågan stängs när du säger att den inte blir av, eller när kunden tar tillbaka den.',
    more: 'Visa äldre',
  },
} as const

export const deskListWords = {
  /** The parts of what waits for the owner. */
  turnParts: { first: 'Akut och nytt i dag', today: 'Hinner i dag', late: 'För sent' },
  unread: 'Ny',
  call: 'Ring',
  onTheWay: 'På väg',
  smsTo: 'sms till',
  directions: 'Vägen dit',
  askForAddress: 'Adressen saknas. Fråga efter den när du ringer.',
  nextVisit: 'Nästa besök:',
  days: { today: 'I dag', tomorrow: 'I morgon', week: 'De närmaste sju dagarna', later: 'Senare' },
  pastVisits: 'Tidigare besök',
  calendar: {
    heading: 'Prenumerera i kalendern',
    text: 'Alla bokade besök i telefonens eller datorns kalender. Vi mejlar dig en hemlig adress som du lägger in där.',
    renew: 'Byt till en ny adress, så att den gamla slutar gälla',
    send: 'Skicka',
    sent: 'Adressen är på väg i ett mejl till dig. Handboken berättar hur du lägger in den.',
  },
  allProposed: 'Visa alla föreslagna',
  visits: 'Till bokade besök',
  first: 'Till början av listan',
  received: 'Kom',
  drawing: 'Ritning',
  takenBy: 'Tagen av',
  /** After the name of who goes on the visit. */
  goes: 'åker',
  late: 'för sent',
  left: 'kvar',
  proposed: 'Tider föreslagna',
  to: 'till',
  export: 'Hämta alla som tabell för Excel',
  /** The end of a count that stopped there: "1 000+" */
  orMore: '+',
  search: {
    heading: 'Sökning',
    found: 'Hittade för',
    newest: 'De nyaste står först.',
    none: 'Ingen förfrågan stämmer med',
    hint: 'Sök på namn, telefon, e-post, ort, adress, ärendenummer eller ord i det som kunden och ni har skrivit, också i anteckningar. Början av ett ord räcker: ”bad” hittar badrum. Av ett telefonnummer räcker de sista siffrorna.',
    nothing: 'Skriv något att söka på.',
    clear: 'Rensa sökningen',
    more: 'Visa äldre',
  },
  /** On a request's page. */
  same: { heading: 'Samma kund', text: 'Samma telefonnummer eller e-postadress.' },
  /** What is asked for of the list of all and of what was found. */
  filter: {
    label: 'Visa bara',
    groups: { towns: 'Ort', months: 'Månad', projects: 'Gäller', turns: 'Läge' },
    otherTowns: 'Annan ort',
    turns: { ours: 'Din tur', customer: 'Kundens tur', visit: 'Besök bokat', closed: 'Stängd' },
    /** After the name of what is taken away again. */
    remove: 'ta bort',
    all: 'Visa alla',
    none: 'Ingen förfrågan stämmer med det du har valt.',
    noneHint: 'Ta bort ett av valen, eller visa alla.',
  },
  release: {
    choose: 'Kryssa i de riktiga. Då får kunden en bekräftelse, och tiden för svar börjar räknas.',
    /** Before a name. */
    pick: 'Släpp fram',
    send: 'Det här är riktiga kunder',
    none: 'Inget är sparat. Kryssa i minst en förfrågan i listan och försök igen.',
    kept: 'Är resten skräp? Då säger vi inte till igen förrän det kommer fler. Ingenting raderas.',
    keep: 'Jag har tittat igenom dem',
    erase: 'Radera allt misstänkt skräp',
  },
  erase: {
    heading: 'Radera allt misstänkt skräp?',
    /** After how many. */
    text: 'raderas för gott, även de som inte syns i listan. Det går inte att ångra. Släpp först fram dem som är riktiga.',
    confirm: 'Ja, radera dem för gott',
    send: 'Radera för gott',
    back: 'Tillbaka utan att radera',
    tick: 'Inget är raderat. Kryssa i rutan ovanför knappen och försök igen.',
  },
  expired: 'Inget är sparat. Sidan hade stått öppen för länge. Försök igen.',
} as const

/** 3 → "3 förfrågningar" */
export function requestsInWords(count: number, orMore = false): string {
  return `${count.toLocaleString('sv-SE')}${orMore ? deskListWords.orMore : ''} ${count === 1 ? 'förfrågan' : 'förfrågningar'}`
}
