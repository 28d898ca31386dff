import type { CompanyFacts } from '../company/facts.ts'
import { replyTime } from '../enquiries/reply-time.ts'

export const drawing = {
  heading: 'Ändra medan det bara är en\u00a0ritning',
  text: 'Rita rummet, se det i 3D och få ett ungefärligt pris. Det tar några minuter och kräver inget konto.',
  link: 'Rita ditt badrum',
  card: '3D Planering',
  note: 'Måtten är vägledande. Vi mäter alltid upp på plats.',
} as const

/** The labels of the fields on /rita, by field name (specification §2.27). */
export const ritaLabels = {
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  email: 'E-post',
  phone: 'Telefon',
  address: 'Adress',
  roomSize: 'Rummets storlek',
  budget: 'Budget',
  timeline: 'När?',
  description: 'Beskriv badrummet',
} as const

export const rita = {
  heading: 'Rita ditt badrum',
  back: 'Till startsidan',
  lead: drawing.text,
  /** Over the page while the room of a rendering is fetched. */
  arrival: { building: 'Rummet byggs upp i 3D …', leave: 'Till ritningen' },
  description: 'Rita ditt badrum, se det i 3D och få ett ungefärligt pris på några minuter. Ritningen följer med till ett kostnadsfritt hembesök.',
  /** Folds the form while there is a drawing. */
  inWords: 'Hellre beskriva med ord?',
  you: 'Om dig',
  bathroom: 'Om badrummet',
  send: 'Skicka förfrågan',
  /** This page sends nothing: its button moves the answers to the quote form (specification §2.28). */
  note: 'Inget skickas från den här sidan. Svaren följer med till offertformuläret.',
  withoutScript: 'Gå till offertformuläret',
  room: {
    heading: 'Rita rummet',
    lead: 'Välj den form som liknar ditt badrum mest. Skriv sedan in dina mått och välj inredning.',
    withoutScript: 'Ritverktyget kräver JavaScript. Utan det går det lika bra att mäta med måttbladet och beskriva badrummet i formuläret.',
  },
  next: {
    heading: 'Nästa steg',
    steps: (facts: CompanyFacts) => [
      { title: 'Vi hör av oss', text: `Inom ${replyTime(facts)} kontaktar vi dig och går igenom dina tankar.` },
      { title: 'Hembesök och mätning', text: 'Vi kommer hem till dig, mäter upp rummet och tittar på rör, el och underlag.' },
      { title: '3D-visualisering', text: 'Du får se ditt nya badrum i 3D, så att det går att ändra medan det bara är en ritning.' },
      { title: 'Offert och tidsplan', text: 'Du får en skriftlig offert med arbete och material var för sig, och ett förslag på startdatum.' },
    ],
  },
} as const
