import type { TemplateAnswers } from '#domain/enquiry/reply-template.ts'
import { company } from '../company/company.ts'

const subject = `Din förfrågan till ${company.name} ({referens})`

/** The templates of replies before the owner has changed any. Greeting, company and link come after the text. */
export const firstTemplates: readonly (TemplateAnswers & { id: string })[] = [
  {
    id: 'ringer',
    name: 'Jag ringer dig',
    subject,
    text: `Hej {förnamn}!

Tack för din förfrågan. Det enklaste är nog att vi pratar en stund om badrummet, så jag ringer dig inom kort.

Finns det en tid som passar särskilt bra? Svara på det här mejlet, eller ring mig på {telefon}.`,
  },
  // Times for a visit are proposed with the form under "Besök", where the customer chooses one.
  {
    id: 'bilder',
    name: 'Ber om bilder',
    subject,
    text: `Hej {förnamn}!

Tack för din förfrågan. För att kunna säga mer vill vi gärna se badrummet. Har du några bilder? Ta gärna en från dörren, en från varje hörn och en på golvbrunnen. Du lägger till dem på din sida, länken står längst ner.

Sedan hör vi av oss med tider för ett besök. Undrar du något, ring {telefon}.`,
  },
  {
    id: 'nej',
    name: 'Tackar nej',
    subject,
    text: `Hej {förnamn}!

Tack för att du hörde av dig till oss. Tyvärr kan vi inte ta oss an ditt badrum den här gången, och det vill vi hellre säga direkt än låta dig vänta.

Vi hoppas att du hittar någon annan som kan hjälpa dig. Lycka till med badrummet!`,
  },
]

/** The words of the pages about templates. */
export const templatePage = {
  title: 'Mallar',
  lead: 'Det här kan du utgå från när du svarar en kund. Den första är ifylld från början.',
  add: 'Ny mall',
  edit: 'Ändra',
  none: 'Det finns inga mallar. Lägg till en, så slipper du skriva samma svar om igen.',
  newTitle: 'Ny mall',
  editTitle: 'Ändra mallen',
  labels: { name: 'Mallens namn', subject: 'Ämne', text: 'Text' },
  nameHint: 'Ser bara du.',
  fillIn: 'Det här fylls i för varje kund:',
  placeholders: {
    förnamn: 'kundens förnamn',
    namn: 'hela namnet',
    referens: 'ärendenumret',
    ort: 'orten',
    telefon: 'ert telefonnummer',
  },
  save: 'Spara',
  preview: 'Förhandsgranska',
  previewHeading: 'Så här blir det',
  previewText: 'Med en påhittad kund. Hälsningen, företagets namn och länken till kundens sida läggs till efter texten.',
  example: { name: 'Karin Lindgren', location: 'Enköping', reference: 'F-7K3M9QA' },
  up: 'Flytta upp',
  down: 'Flytta ner',
  remove: { summary: 'Ta bort', text: 'Mallen tas bort. Svar som redan är skickade finns kvar.', send: 'Ta bort mallen' },
  back: 'Alla mallar',
  full: 'Det får finnas högst 20 mallar. Ta bort en först.',
  gone: 'Mallen finns inte längre.',
  errors: { formToken: 'Inget är sparat. Sidan hade stått öppen för länge. Spara igen.', fields: 'Inget är sparat. Rätta det som är markerat.' },
} as const
