import { company } from './company.ts'

export const rita = {
  title: 'Rita ditt badrum',
  back: 'Till startsidan',
  lead: 'Berätta hur ditt badrum ser ut i dag och hur du vill ha det. Ju mer vi vet, desto bättre blir första mötet.',
  labels: {
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    email: 'E-post',
    phone: 'Telefon',
    address: 'Adress',
    roomSize: 'Rummets storlek',
    budget: 'Budget',
    description: 'Beskriv ditt badrum',
    timeline: 'Önskad tidsplan',
  },
  send: 'Skicka förfrågan',
  note: 'Inget skickas från den här sidan. Svaren följer med till offertformuläret, där du går igenom och skickar dem.',
  withoutScript: 'Till offertformuläret',
  stepsHeading: 'Nästa steg',
  steps: [
    { title: 'Vi hör av oss', text: `Inom ${company.replyHours} timmar kontaktar vi dig och går igenom dina tankar.` },
    { title: 'Hembesök och mätning', text: 'Vi kommer hem till dig, mäter upp rummet och tittar på rör, el och underlag.' },
    { title: '3D-visualisering', text: 'Du får se ditt nya badrum i 3D, så att det går att ändra medan det bara är en ritning.' },
    { title: 'Offert och tidsplan', text: 'Du får en skriftlig offert med arbete och material var för sig, och ett förslag på startdatum.' },
  ],
  contactHeading: 'Vill du hellre prata?',
} as const
