import { company } from '../company/company.ts'

/** Signing in to the desk. */
export const signInWords = {
  heading: 'Logga in',
  lead: 'Här arbetar du med dina förfrågningar.',
  address: {
    label: 'Din e-postadress',
    hint: 'Den som förfrågningarna eller inbjudan kom till.',
    missing: 'Skriv din e-postadress, till exempel anna@exempel.se.',
  },
  send: 'Skicka kod',
  passkey: {
    heading: 'Snabbare utan kod',
    use: 'Logga in med fingret eller ansiktet',
    failed: 'Det gick inte att logga in så. Försök igen, eller logga in med en kod.',
    without: 'Det gick inte att logga in så. En ny telefon har ingen nyckel än: logga in med en kod, så kan du lägga till en.',
    or: 'eller',
  },
  code: {
    heading: 'Skriv koden',
    sent: (address = 'adressen') =>
      `Om ${address} hör till den här webbplatsen har vi mejlat en kod dit. Koden gäller i 15 minuter, och bara i den här webbläsaren.`,
    change: 'Byt adress',
    label: 'Kod, sex siffror',
    send: 'Logga in',
    unreadable: 'Skriv de sex siffrorna i mejlet.',
    ended: 'Koden gäller inte längre. Be om en ny.',
    again: 'Be om en ny kod',
    late: 'Har mejlet inte kommit inom några minuter? Titta i skräpposten, och kontrollera att adressen är rätt skriven.',
  },
  again: 'Logga in igen för att fortsätta. Det här kräver att du har loggat in den senaste kvarten.',
  /** A form that was sent after the session had ended. */
  nothingDone: {
    heading: 'Du är inte längre inloggad',
    text: 'Ingenting har ändrats eller skickats. Logga in och gör om det.',
    typed: 'Det här hade du skrivit. Kopiera det innan du loggar in.',
  },
  elsewhere: { heading: 'Ingenting har ändrats', text: 'Formuläret kom inte från den här webbplatsen. Gå tillbaka till sidan, ladda om den och försök igen.' },
  expired: 'Ingenting är sparat. Sidan hade stått öppen för länge. Försök igen.',
  tooLarge: { heading: 'Det gick inte att spara', text: 'Det var för mycket text. Gå tillbaka och korta den.' },
  out: { heading: 'Logga ut', text: 'Du loggas ut i den här webbläsaren.', send: 'Logga ut', stay: 'Tillbaka' },
  email: {
    subject: 'Din kod för att logga in:',
    title: 'Din kod för att logga in',
    text: 'Skriv den på sidan där du bad om den. Den gäller i 15 minuter och går att använda en gång.',
    caution: `Har du inte bett om någon kod? Då behöver du inte göra något: utan koden kommer ingen in. Lämna den aldrig till någon, inte heller till den som säger sig ringa från ${company.name}.`,
  },
} as const

/** 3 → "Fel kod. Du har tre försök kvar." */
export function wrongCode(triesLeft: number): string {
  return `Fel kod. Du har ${['inget', 'ett', 'två', 'tre', 'fyra'][triesLeft] ?? triesLeft} försök kvar.`
}

/** Seconds → "Det blev för många försök. Vänta 5 minuter och försök igen." */
export function tooManyTries(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes < 2 ? 'en minut' : minutes <= 90 ? `${minutes} minuter` : `${Math.ceil(minutes / 60)} timmar`
  return `Det blev för många försök. Vänta ${wait} och försök igen.`
}
