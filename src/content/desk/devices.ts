/** The page with the browsers in which the owner is signed in, and the owner's passkeys. */
export const deviceWords = {
  heading: 'Mina telefoner',
  lead: (name: string, address: string) => `Du är inloggad som ${address.startsWith(`${name}@`) ? address : `${name} (${address})`}.`,
  sessions: {
    heading: 'Här är du inloggad',
    this: 'Den här enheten',
    ways: { code: 'Inloggad med kod', passkey: 'Inloggad med fingret eller ansiktet' },
    used: 'Senast använd',
    end: 'Logga ut',
    endOf: (device: string) => `Logga ut ${device}`,
  },
  endAll: {
    heading: 'Logga ut överallt',
    text: 'Du loggas ut i alla webbläsare, även i den här. Gör det om du har tappat bort en telefon eller dator. Ta bort dess nyckel också.',
    send: 'Logga ut alla',
  },
  passkeys: {
    heading: 'Fingeravtryck och ansikte',
    text: 'Med en nyckel loggar du in med fingeravtryck, ansikte eller skärmlås i stället för en kod. Nyckeln stannar i din telefon eller dator.',
    none: 'Du har ingen nyckel.',
    added: 'Tillagd',
    used: 'Senast använd',
    never: 'Inte använd än',
    remove: 'Ta bort',
    removeOf: (name: string) => `Ta bort nyckeln ${name}`,
    add: 'Lägg till en nyckel',
    unsupported: 'Den här webbläsaren kan inte lägga till nycklar.',
    failed: 'Nyckeln lades inte till. Försök igen.',
    known: 'Den här enheten har redan en nyckel.',
  },
  /** In place of what takes a recent sign-in. */
  again: { text: 'För att ändra här behöver du ha loggat in den senaste kvarten.', send: 'Logga in igen' },
  done: {
    utloggad: 'Enheten är utloggad.',
    nyckel: 'Nyckeln är tillagd. Nästa gång kan du logga in med den.',
    borttagen: 'Nyckeln är borttagen. Logga ut alla om någon annan kan ha använt den.',
  },
  offer: {
    heading: 'Slipp koden nästa gång',
    text: 'Lägg till en nyckel, så loggar du in med fingeravtryck, ansikte eller skärmlås. Koden i mejlet finns kvar som reserv.',
    add: 'Lägg till en nyckel',
    later: 'Inte nu',
  },
} as const
