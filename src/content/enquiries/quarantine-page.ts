import { company } from '../company/company.ts'

/** The words of the owner's page that lists what is in quarantine. */
export const quarantinePage = {
  heading: 'Undanlagda förfrågningar',
  none: 'Ingen förfrågan är undanlagd.',
  one: 'förfrågan är undanlagd som misstänkt skräppost.',
  many: 'förfrågningar är undanlagda som misstänkt skräppost.',
  order: 'De som mest liknar riktiga förfrågningar står först. Ingen av dem har lovats svar än.',
  /** Between the number that is shown and the number of all. */
  of: 'visas av',
  received: 'Kom',
  open: 'Öppna',
  release: {
    heading: 'Är någon av dem riktig?',
    text: `Kryssa i den. Då får du den som ett vanligt mejl, kunden får en bekräftelse, och ${company.replyHours} timmar börjar räknas.`,
    confirm: 'Ja, de ikryssade är riktiga förfrågningar',
    send: 'Släpp fram de ikryssade',
  },
  seen: {
    heading: 'Har du tittat igenom dem?',
    text: 'Då tystnar larmet tills fler läggs undan. Ingen förfrågan tas bort.',
    confirm: 'Ja, jag har tittat',
    send: 'Spara',
  },
  erase: {
    heading: 'Är allt det här skräppost?',
    text: 'Släpp först fram dem som är riktiga. I nästa steg får du veta hur många som raderas.',
    confirm: 'Ja, jag vill radera dem',
    send: 'Radera alla undanlagda',
  },
  eraseForGood: {
    heading: 'Radera för gott?',
    /** After the number. */
    text: 'raderas, även de som inte visas i listan. Det går inte att ångra.',
    confirm: 'Ja, radera dem för gott',
    send: 'Radera för gott',
    back: 'Tillbaka utan att radera',
  },
  errors: { choice: 'Inget är sparat. Kryssa i minst en förfrågan i listan och försök igen.' },
} as const
