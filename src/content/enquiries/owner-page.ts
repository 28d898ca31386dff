import { company } from '../company/company.ts'

/** The words of the pages behind the owner's signed links. */
export const ownerPage = {
  waiting: 'Obesvarad. Svara senast',
  quarantined: 'Undanlagd som misstänkt skräppost:',
  asked: 'Förfrågan',
  drawn: 'Ritningen som kunden skickade med',
  photos: {
    heading: 'Bilder som kunden skickade med',
    caution: 'Öppna den bara om du väntar dig den. Den är sparad som den kom.',
  },
  received: 'Inkom',
  additions: 'Kunden har lagt till',
  seen: {
    heading: 'Har du läst förfrågan?',
    text: 'Då kan kunden se det på sin sida, även om du svarar senare.',
    confirm: 'Ja, visa det för kunden',
    send: 'Jag har läst',
  },
  history: 'Vad som har hänt',
  undone: 'ångrat',
  reply: { heading: 'Hur har du svarat?', confirm: 'Ja, det stämmer', send: 'Spara' },
  undo: { heading: 'Blev det fel?', confirm: 'Ja, ta tillbaka det', send: 'Ångra' },
  note: {
    heading: 'Anteckning',
    hint: 'Den läggs till dem som redan finns och visas inte här, om länken skulle hamna hos någon annan.',
    kept: 'Det finns sparade anteckningar. Handboken berättar hur du läser dem.',
    confirm: 'Ja, spara anteckningen',
    send: 'Spara anteckningen',
  },
  revoke: {
    heading: 'Har länken hamnat hos någon annan?',
    text: 'Då kan du göra den ogiltig. Du får ett mejl med en ny länk.',
    confirm: 'Ja, gör länken ogiltig',
    send: 'Byt länk',
  },
  revoked: { heading: 'Länken gäller inte längre', text: 'En ny är på väg till din mejl.' },
  release: {
    heading: 'Är det en riktig förfrågan?',
    text: `Då får du den som ett vanligt mejl, och ${company.replyHours} timmar börjar räknas.`,
    confirm: 'Ja, det är en riktig förfrågan',
    send: 'Släpp fram',
  },
  ways: { sms: 'Sms:a', mail: 'Mejla', map: 'Visa orten på kartan' },
  errors: {
    formToken: 'Inget är sparat. Sidan hade stått öppen för länge, så kryssa i på nytt och spara igen.',
    confirm: 'Inget är sparat. Kryssa i rutan ovanför knappen och försök igen.',
    choice: 'Inget är sparat. Välj ett av alternativen och försök igen.',
    note: 'Inget är sparat. Rätta anteckningen och försök igen.',
  },
  forbidden: {
    heading: 'Länken gäller inte',
    text: 'Den är ofullständig, ändrad, utbytt eller för gammal. Öppna den direkt från det senaste mejlet om förfrågan, eller ta länken i den senaste sammanställningen.',
  },
  gone: { heading: 'Förfrågan är borttagen', text: 'Uppgifterna finns inte kvar hos oss.' },
  broken: { heading: 'Det gick inte att spara', text: 'Det var för mycket text. Gå tillbaka och korta anteckningen.' },
} as const
