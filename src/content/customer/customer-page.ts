import type { AdditionAnswers } from '#domain/enquiry/addition.ts'
import type { TurnReason } from '#domain/enquiry/turn.ts'
import { company } from '../company/company.ts'
import type { CompanyFacts } from '../company/facts.ts'
import { roomDeedWords } from '../enquiries/room-deeds.ts'

/** After a reply, by what has come since. Without the time of a visit: who has the link alone need not know when a home is visited. */
const turns: Partial<Record<TurnReason, string>> = {
  'times proposed': 'Vi har föreslagit tider för ett besök.',
  'visit booked': 'Besöket är bokat.',
  'customer moved': 'Besöket är bokat.',
  'customer wrote': 'Vi har fått det du skrev och hör av oss.',
  'photos came': 'Vi har fått dina bilder och hör av oss.',
  'no time fits': 'Ingen av tiderna passade dig. Vi hör av oss med andra.',
  'times gone': 'Tiderna vi föreslog går inte längre att välja. Vi hör av oss med nya.',
  'customer cancelled': 'Besöket är avbokat. Vi hör av oss.',
  'we cancelled': 'Besöket är avbokat. Vi hör av oss med en ny tid.',
  'visit been': 'Tack för besöket! Vi hör av oss.',
  merged: 'Vi har fått båda dina förfrågningar och hör av oss.',
  ...roomDeedWords.customer,
}

/** The words of the customer's page about a request. */
export const customerPage = {
  /** Before the reference. */
  title: 'Ärende',
  follow: 'Följ ditt ärende',
  /** Above the link to the page, in the confirmation. */
  followText: 'På din egen sida ser du hur det går. Där kan du också lägga till bilder, ändra ditt telefonnummer eller dra tillbaka förfrågan.',
  status: {
    heading: 'Så långt har vi kommit',
    /** What lies ahead, too. */
    steps: { label: 'Så går det till', received: 'Mottagen', contact: 'Vi hör av oss', visit: 'Hembesök', offer: 'Offert', done: 'klart' },
    received: 'Mottagen',
    seen: 'Läst av oss',
    visitCancelled: 'Besöket är avbokat',
    ways: {
      called: 'Vi har ringt dig',
      mailed: 'Vi har mejlat dig',
      'times proposed': 'Vi har föreslagit tider',
      /** Beside when it was done, which is not when the visit is. */
      'visit booked': 'Besöket bokades',
      declined: 'Avslutad',
      won: 'Överens om jobbet',
      merged: 'Sammanslagen med en annan',
      withdrawn: 'Du har dragit tillbaka den',
    },
    answerBy: 'Du får svar senast',
    /** When the promised time is over. */
    late: ({ phone }: CompanyFacts) => `Svaret skulle ha kommit vid det här laget. Förlåt! Ring oss gärna på ${phone}.`,
    turns,
    answered: 'Vi har hört av oss. Har du inte fått något samtal eller mejl? Ring oss gärna.',
    closed: 'Ärendet är avslutat.',
    merged: 'Vi har slagit ihop det här ärendet med ett annat som du har skickat, och svarar dig där. Det du lägger till här når oss också.',
    won: 'Vi är överens om jobbet.',
    withdrawn: 'Du har dragit tillbaka förfrågan. Ändrar du dig är du välkommen att höra av dig.',
  },
  unlock: {
    heading: 'Visa hela ärendet',
    text: 'Skriv de fyra sista siffrorna i ditt telefonnummer. Då ser du det du har skickat, och kan lägga till eller ändra.',
    label: 'Fyra sista siffrorna',
    send: 'Visa ärendet',
    missing: 'Skriv fyra siffror.',
  },
  locked: {
    heading: 'Sidan är låst',
    text: 'Siffrorna blev fel fem gånger, så den här länken öppnar inte längre ärendet. Vi kan mejla en ny till adressen i din förfrågan.',
    /** Where the request has several addresses, which may be several people's. */
    textWithoutMail: ({ phone }: CompanyFacts) =>
      `Siffrorna blev fel fem gånger, så den här länken öppnar inte längre ärendet. Ring oss på ${phone}, så hjälper vi dig.`,
    confirm: 'Ja, den här länken ska sluta gälla',
    send: 'Mejla mig en ny länk',
    /** One was asked for within a day. */
    mailed: ({ phone }: CompanyFacts) => `Vi har redan mejlat en ny länk det senaste dygnet. Titta i skräpposten också, eller ring oss på ${phone}.`,
  },
  newLink: {
    heading: 'En ny länk är på väg',
    text: 'Vi har mejlat den till adressen i din förfrågan. Den gamla länken gäller inte längre.',
    email: {
      subject: 'Ny länk till ditt ärende',
      text: 'Här är en ny länk till din sida hos oss. Den gamla gäller inte längre.',
    },
  },
  add: {
    heading: 'Lägg till eller ändra',
    labels: { message: 'Något mer vi bör veta?', phone: 'Nytt telefonnummer', callTime: 'När passar det att vi ringer?' } satisfies Record<
      keyof AdditionAnswers,
      string
    >,
    send: 'Skicka',
    done: 'Tack! Vi har fått det.',
  },
  /** Above the replies, each folded under the time when it was sent. */
  emailed: 'Det har vi mejlat dig',
  added: 'Det har du lagt till',
  photos: {
    add: 'Lägg till bilder',
    heading: 'Dina bilder',
    send: 'Skicka bilderna',
    none: 'Välj minst en bild först.',
  },
  others: { heading: 'Du har skickat fler förfrågningar', goesOn: 'den fortsätter här' },
  asked: 'Din förfrågan',
  drawn: 'Din ritning',
  /** In place of a drawing that cannot be shown. */
  unreadable: 'Ritningen gick inte att läsa. Skicka den gärna igen.',
  /** The way to the planner and back. */
  drawing: {
    change: 'Ändra ritningen i ritverktyget',
    draw: 'Rita badrummet i ritverktyget',
    back: 'När du är klar skickar du ritningen därifrån till ditt ärende.',
    kept: 'Den tidigare har vi kvar.',
    withoutScript: 'Ritverktyget kräver JavaScript. Utan det kan du lägga till en bild på en skiss här ovanför, eller beskriva ändringen i ett meddelande.',
    done: 'Tack! Vi har fått den nya ritningen.',
    unchanged: 'Ritningen är densamma som den vi redan har.',
    unreadable: 'Inget är ändrat. Ritningen gick inte att läsa. Gå tillbaka och försök igen.',
  },
  withdraw: {
    heading: 'Dra tillbaka förfrågan',
    text: `Har du ändrat dig? Då slutar vi att höra av oss. Det du har skickat finns kvar tills du raderar det, men högst ${company.retentionMonths} månader.`,
    reason: 'Vill du berätta varför?',
    confirm: 'Ja, dra tillbaka min förfrågan',
    send: 'Dra tillbaka',
    done: 'Du har dragit tillbaka din förfrågan.',
  },
  data: {
    heading: 'Dina uppgifter',
    text: 'Ladda ner dina uppgifter:',
    page: 'som webbsida',
    json: 'som fil (JSON)',
    title: 'Mina uppgifter',
  },
  erase: {
    heading: 'Radera mina uppgifter',
    text: 'Då tar vi bort förfrågan, bilderna, ritningen, offerterna och meddelandena för gott. Har vi inte hört av oss än kommer vi inte att göra det. Ett avtal som är klart sparar vi i sju år för bokföringen.',
    next: 'Radera …',
    sureHeading: 'Ska allt raderas?',
    sure: 'Det går inte att ångra. Bara ärendenumret, dagen då det raderades och ett avtal som är klart blir kvar.',
    confirm: 'Ja, radera allt',
    send: 'Radera allt',
    back: 'Nej, gå tillbaka',
    done: 'Uppgifterna är raderade',
    visit: 'Besöket är också avbokat. Har du lagt in det i din kalender får du ta bort det där själv, för vi har inte längre någon adress att skriva till.',
    receipt: 'Spara gärna ärendenumret som kvitto:',
    backups:
      'I säkerhetskopior kan uppgifterna finnas kvar i högst 30 dagar. Därefter försvinner de även där. Mejl som vi redan har fått raderar vi om du ber om det.',
  },
  errors: {
    formToken: 'Inget är ändrat. Sidan hade stått öppen för länge. Försök igen.',
    confirm: 'Inget är ändrat. Kryssa i rutan ovanför knappen och försök igen.',
    choice: 'Inget är ändrat. Försök igen.',
    full: ({ phone }: CompanyFacts) => `Inget är ändrat. Det får inte plats mer i ärendet. Ring oss på ${phone} i stället.`,
  },
  unknown: {
    heading: 'Länken gäller inte',
    text: ({ phone }: CompanyFacts) =>
      `Den är ofullständig, utbytt eller för gammal. Öppna den direkt från det senaste mejlet om ärendet, eller ring oss på ${phone}.`,
  },
  tooMany: { heading: 'För många försök', text: ({ phone }: CompanyFacts) => `Vänta en stund och försök igen, eller ring oss på ${phone}.` },
  broken: { heading: 'Det gick inte att skicka', text: 'Det var för mycket text. Gå tillbaka och korta meddelandet.' },
} as const

/** After a wrong guess. "Det stämmer inte. Du kan försöka 2 gånger till." */
export function wrongDigits(triesLeft: number): string {
  return `Siffrorna stämmer inte. Du kan försöka ${triesLeft === 1 ? 'en gång' : `${triesLeft}\u00a0gånger`} till.`
}
