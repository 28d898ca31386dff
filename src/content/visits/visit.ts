import { company } from '../company/company.ts'
import type { CompanyFacts } from '../company/facts.ts'

/** The words about a visit that the customer reads, on the page and in emails. */
export const visitWords = {
  heading: 'Besöket',
  cancelled: 'Besöket är avbokat',
  time: 'Tid',
  address: 'Adress',
  map: 'Visa på kartan',
  wish: 'Du har skrivit',
  offered: 'Föreslagna tider',
  what: 'Vi tittar på badrummet, mäter och går igenom vad du vill ha gjort.',
  calendar: 'Lägg till i kalendern',
  pick: {
    heading: 'Välj en tid för besöket',
    text: 'Tiden är din när du har valt den.',
    none: { one: 'Tiden passar inte', many: 'Ingen av tiderna passar' },
    wish: 'När skulle det passa?',
    wishHint: 'Bara om inget ovan passar. Till exempel: vardagar efter 16.',
    address: 'Adressen vi ska till',
    addressHint: 'Vi sparar den lika länge som din förfrågan.',
    send: 'Boka tiden',
    done: 'Tack! Tiden är bokad.',
  },
  /** In place of the times when none is left. */
  gone: {
    heading: 'Tiderna är inte lediga längre',
    text: 'Skriv när det skulle passa, så föreslår vi nya.',
    send: 'Skicka',
  },
  /** Of what a booked visit can be changed by. */
  change: 'Flytta eller avboka besöket',
  move: {
    heading: 'Flytta besöket',
    text: 'Den tid som är bokad gäller tills du har valt en ny.',
    wishOnly: 'Skriv när det skulle passa bättre, så hör vi av oss. Den bokade tiden gäller tills vi har kommit överens om en ny.',
    send: 'Flytta',
    done: 'Tack! Besöket är flyttat.',
  },
  wished: 'Tack! Vi hör av oss med nya tider.',
  cancel: {
    heading: 'Avboka besöket',
    text: 'Din förfrågan finns kvar. Vill du ha en ny tid är det bara att höra av dig.',
    confirm: 'Ja, avboka besöket',
    send: 'Avboka',
    done: 'Besöket är avbokat.',
  },
  /** From the evening before. */
  late: ({ phone }: CompanyFacts) => `Nu är det så nära besöket att du behöver ringa om något ändras: ${phone}.`,
  over: 'Tiden för besöket har passerat.',
  errors: {
    choice: 'Inget är ändrat. Välj en av tiderna, eller att ingen passar.',
    taken: 'Den tiden är inte ledig längre. Här är det som är kvar.',
    withdrawn: 'Inget är skickat. Besöket eller tiderna togs tillbaka under tiden. Skriv till oss här under i stället, så hör vi av oss.',
    late: ({ phone }: CompanyFacts) => `Inget är ändrat. Det är för nära besöket. Ring oss i stället på ${phone}.`,
  },
  email: {
    proposal: {
      subject: { first: 'Förslag på tider för besök', move: 'Förslag på nya tider för besöket' },
      text: 'Vi kommer gärna hem till dig och tittar på badrummet.',
      move: 'Vi vill gärna flytta besöket. Din bokade tid gäller tills du har valt en ny.',
      times: { one: 'Den här tiden passar oss:', many: 'De här tiderna passar oss:' },
      next: {
        one: 'Välj den på din sida om den passar. Annars skriver du där vilka tider som går bra. Tiden är inte reserverad förrän du har valt.',
        many: 'Välj den som passar bäst på din sida. Passar ingen kan du skriva där när det skulle gå. Tiderna är inte reserverade förrän du har valt.',
      },
      open: 'Välj tid',
    },
    booked: { subject: 'Besöket är bokat', text: 'Vi ses hemma hos dig:' },
    moved: { subject: 'Besöket är flyttat', text: 'Den nya tiden är:' },
    cancelled: {
      subject: 'Besöket är avbokat',
      text: 'Vi kommer alltså inte den här tiden:',
      next: 'Vill du ha en ny tid? Ring eller mejla oss, så hittar vi en.',
    },
    reminder: { subject: 'Påminnelse om besöket', text: 'Snart ses vi hemma hos dig:' },
    change: 'Till klockan 20 kvällen före kan du flytta eller avboka på din sida. Där står också adressen. Därefter är det bäst att ringa.',
    open: 'Se besöket',
  },
  entry: {
    summary: `Besök av ${company.name}`,
    /** In an email, whose address may be another person's. */
    place: 'Hemma hos dig',
    description: ({ phone }: CompanyFacts) => `Vi tittar på badrummet. Något som ändras? Ring ${phone}.`,
  },
} as const
