/** Where the owner changes the site. */
export const sitePage = {
  title: 'Webbplatsen',
  lead: 'Ändra det som står på webbplatsen. Inget syns för någon annan förrän du trycker på Publicera, och allt går att ångra.',
  asBuilt: 'Webbplatsen är som den levererades. Inget är ändrat här.',
  /** Before who published it and when. */
  publishedBy: 'Senast publicerad av',
  change: 'Ändra',
  changed: 'Ändrad från början',
  inDraft: 'I utkastet',
  parts: 'Det här kan du ändra',
  holiday: { title: 'Semester', text: 'Gäller direkt, utan att publiceras.' },
  draft: {
    heading: 'Ditt utkast',
    /** Before who saved it and when. */
    savedBy: 'Senast sparat av',
    before: 'Nu',
    after: 'Blir',
    preview: 'Förhandsgranska',
    backFromPreview: 'Tillbaka till utkastet',
    publish: 'Publicera',
    publishAnyway: 'Publicera ändå',
    /** Of what was just published. */
    see: 'Se sidan',
    undo: 'Ångra',
    discard: 'Kasta utkastet',
  },
  versions: {
    heading: 'Tidigare versioner',
    text: 'Tryck på en version för att se vad som ändrades och gå tillbaka till den.',
    first: 'Som webbplatsen levererades',
    current: 'visas nu',
    /** Before the number of a version. */
    restored: 'gick tillbaka till version',
    restoredFirst: 'gick tillbaka till början',
    version: 'Version',
    changes: 'Det här ändrades',
    before: 'Förut',
    after: 'Blev',
    none: 'Inget ändrades.',
    restore: 'Gå tillbaka till den här',
    restoreText: 'Webbplatsen blir som den var i den här versionen, direkt. Även det går att ångra. Ett utkast ligger kvar.',
    shown: 'Det är den här versionen som visas nu.',
    gone: 'Den versionen finns inte.',
  },
  launch: {
    heading: 'Kvar att bestämma',
    text: 'Det här bör vara ordnat innan webbplatsen visas för världen.',
    done: 'Allt som måste ändras är ändrat.',
    must: 'Måste ändras',
    ask: 'Kontrollera',
    /** After a point that no form of the desk changes. */
    inFiles: 'Det ändrar den som sköter webbplatsen.',
    stands: 'Det stämmer',
    settled: 'Redan bestämt',
    /** Before who decided it and when. */
    settledBy: 'Stämmer, enligt',
    askAgain: 'Fråga igen',
  },
  said: {
    sparat: 'Sparat i utkastet. Titta gärna på hur det blir innan du publicerar.',
    publicerat: 'Publicerat. Det syns på webbplatsen nu.',
    kastat: 'Utkastet är kastat. Webbplatsen är oförändrad.',
    atergatt: 'Klart. Webbplatsen är som i den version du valde.',
  },
  /** Of a form whose draft has been changed meanwhile. */
  meanwhile: {
    heading: 'Det här skiljer sig',
    now: 'Nu',
    typed: 'Du skrev',
    /** Of what one of the two has removed, or never had. */
    absent: 'Finns inte',
    /** Leads to the form with what is in the draft. */
    leave: 'Behåll det som är i utkastet',
  },
  errors: {
    fields: 'Inget är sparat. Rätta det som är markerat.',
    overtaken: 'Inget är ändrat: någon hann före. Så här är det nu. Titta igenom det och försök igen.',
    /** `who`: whoever saved last; undefined if it was oneself. */
    overtakenForm: (who: string | undefined) =>
      `Inget är sparat: ${who ?? 'du själv'} har ändrat utkastet${who ? '' : ' på ett annat ställe'} sedan du öppnade sidan. Det du skrev står kvar. Spara igen om det ska gälla.`,
    nothing: 'Det finns inget att publicera.',
    failed: 'Det gick inte att publicera. Webbplatsen är oförändrad. Försök igen om en stund, och titta annars under Fungerar allt?',
  },
  /** The two figures of a price. */
  span: { from: 'Lägst, kr', to: 'Högst, kr' },
  fillIn: 'Det här fylls i av sig självt, så att det är lika överallt:',
  save: 'Spara i utkastet',
  back: 'Till Webbplatsen',
  nothing: 'Inget',
  yes: 'Ja',
  no: 'Nej',
} as const
