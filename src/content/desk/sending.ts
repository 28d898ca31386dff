/** What the desk's script says about forms. */
export const sendingWords = {
  sending: 'Skickar …',
  lost: 'Ingen täckning. Det du skrev ligger kvar.',
  again: 'Försök igen',
  draft: {
    restored: 'Det här skrev du tidigare. Det är inte skickat.',
    drop: 'Släng utkastet',
    /** After another template was chosen. */
    replaced: 'Texten byttes.',
    undo: 'Ångra',
    /** Somebody changed it meanwhile. */
    changed: 'Det här har ändrats sedan du skrev ditt utkast.',
    restore: 'Ta fram utkastet',
  },
} as const
