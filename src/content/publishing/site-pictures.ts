import { fileRefusals } from '../photos/file-refusals.ts'
import { photoRefusals } from '../photos/photo-refusals.ts'

/** Of the fields in which a picture is chosen. */
export const pictureFields = {
  /** Above the fields, per picture. */
  picture: 'Bild',
  shown: 'Bilden som visas nu',
  chosen: 'Så här beskärs bilden',
  /** The places are what is kept of a picture, as domain/site-picture.ts reads them. */
  cut: {
    label: 'Utsnitt',
    hint: 'Bilden visas liggande, i formatet 4:3. Välj vilken del som ska synas, eller dra i förhandsvisningen.',
    asItIs: 'Som det är, på en ny bild mitten',
    moved: 'Dit du har dragit',
    move: 'Flytta utsnittet',
    places: [
      ['0 0', 'Överst till vänster'],
      ['50 0', 'Överst'],
      ['100 0', 'Överst till höger'],
      ['0 50', 'Till vänster'],
      ['50 50', 'Mitten'],
      ['100 50', 'Till höger'],
      ['0 100', 'Nederst till vänster'],
      ['50 100', 'Nederst'],
      ['100 100', 'Nederst till höger'],
    ],
  },
  upload: { label: 'Ny bild', hint: 'Ta ett foto eller välj ett på telefonen, helst med telefonen på tvären.' },
  file: { label: 'Eller en bild som redan finns', none: 'Välj bild', just: 'Bilden du valde nyss', own: 'Egen bild' },
  alt: {
    label: 'Vad bilden visar',
    hint: 'Läses upp för den som inte kan se bilden. Till exempel: Ljust badrum med gröna plattor och vägghängd toalett.',
  },
  kind: { label: 'Bilden är', hint: 'En visualisering märks på webbplatsen. De färdiga bilderna är visualiseringar och märks alltid.' },
  kinds: { photo: 'ett foto', rendering: 'en visualisering' },
  sending: 'Bilden skickas och görs i ordning. Det tar några sekunder.',
  errors: {
    none: 'Välj en bild på telefonen, eller en som redan finns.',
    missing: 'Bilden finns inte längre bland webbplatsens filer. Ta en ny, eller välj en annan.',
    gone: 'Bilden finns inte längre. Välj den igen.',
    notWhole: 'Av den här bilden finns bara det som visas. Ta den på nytt, eller välj originalet i telefonen.',
    sameAlt: 'Texten är kvar från den förra bilden. Beskriv vad som syns på den nya.',
    tooNarrow: (width: number, least: number) =>
      `Bilden är bara ${width} pixlar bred, beskuren till liggande, och blir suddig. Den behöver minst ${least}. Ta den på nytt, eller leta upp originalet i telefonen.`,
  },
} as const

/** Why a picture for the site is not taken. */
export const sitePictureRefusals = {
  unreadable: fileRefusals.unreadable,
  empty: fileRefusals.empty,
  photoTooLarge: fileRefusals.photoTooLarge,
  wrongType: 'Bara bilder (JPEG, PNG eller WebP) går att använda.',
  heic: photoRefusals.heic,
  tooManyPixels: photoRefusals.tooManyPixels,
  full: 'Det finns inte plats för fler bilder. Den som sköter webbplatsen behöver ge dem mer utrymme.',
  notStored: photoRefusals.notStored,
} as const

export type SitePictureRefusal = keyof typeof sitePictureRefusals

/** The pages of the projects. */
export const projectPages = {
  title: 'Projekt',
  lead: 'De visas under ”Våra projekt”, i den här ordningen. Bildbandet på startsidan öppnar listan.',
  one: 'projekt',
  many: 'projekt',
  add: 'Nytt projekt',
  edit: 'Ändra projektet',
  fields: {
    title: { label: 'Rubrik', hint: 'Till exempel: Modernt badrum under snedtak' },
    description: { label: 'Beskrivning', hint: 'En eller två meningar.' },
    onHome: 'Visa på startsidan, ovanför bildbandet',
    inBand: 'Visa i bildbandet på startsidan',
  },
  onHome: 'På startsidan',
  inBand: 'I bildbandet',
  remove: { summary: 'Ta bort', text: 'Projektet tas bort ur utkastet. Bilden finns kvar i tidigare versioner.', send: 'Ta bort projektet' },
} as const

/** Of a picture that a developer has taken away and the content still shows. */
export const missingPictureWords = {
  heading: (count: number) => (count === 1 ? 'En bild saknas' : 'Bilder saknas'),
  project: (title: string) => `Bilden till ”${title}” finns inte längre bland webbplatsens filer. Projektet visas inte förrän det har fått en annan bild.`,
  pair: 'En av bilderna före och efter finns inte längre bland webbplatsens filer. Tills den har bytts visas de två bilder som webbplatsen levererades med.',
  choose: 'Välj en annan bild',
  /** In the list of projects. */
  listed: 'Bilden saknas, så projektet visas inte.',
} as const

/** The page of the pair. */
export const pairPage = {
  title: 'Före och efter',
  lead: 'De två bilderna som går att dra mellan på startsidan. Ta dem från samma plats, så att det syns att det är samma rum.',
  before: 'Före',
  after: 'Efter',
} as const
