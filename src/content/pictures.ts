/** Every picture of the site by its file's name in `pictures/`. A photo in a rendering's place: change the file and `kind`. */
export type PictureKind = 'rendering' | 'photo'
export type PictureFacts = { kind: PictureKind; alt: string }

export const pictures = {
  hero: {
    kind: 'rendering',
    alt: 'Badrum med grön handgjord platta i stående förband, tvättställ i ek till vänster och ett fristående badkar till höger i morgonljus',
  },
  'hero-phone': {
    kind: 'rendering',
    alt: 'Badrum med grön handgjord platta i stående förband, tvättställ i ek och rund spegel',
  },
  tub: { kind: 'rendering', alt: 'Fristående vitt badkar framför ljusa plattor med marmorådring, med glödande klotlampor och mässingsblandare' },
  slope: { kind: 'rendering', alt: 'Badrum under snedtak med takfönster, låg bänk i ek och dusch med grön platta' },
  double: { kind: 'rendering', alt: 'Två tvättställ på en räfflad ekkommod mot terrakottafärgat kakel, med två avlånga speglar' },
  nordic: { kind: 'rendering', alt: 'Ljusblått och vitt badrum med tvättställ i ljust trä, fönster och randig matta' },
  cabin: { kind: 'rendering', alt: 'Duschkabin i klarglas med mässingsprofiler mot mörkblått kakel, tvättställ i valnöt till höger' },
  marble: { kind: 'rendering', alt: 'Vägg med stora marmorådrade plattor, upplyst nisch, avlång spegel och kommod i valnöt' },
  before: { kind: 'rendering', alt: 'Badrum från sjuttiotalet med beige kakel, brun bård och grönt badkar, toalett och tvättställ' },
  after: { kind: 'rendering', alt: 'Samma rum efter renovering, med stora ljusa plattor, öppen dusch, vägghängd toalett och kommod i ek' },
  result: { kind: 'rendering', alt: 'Det färdiga badrummet i kvällsljus, med upplyst spegel, glasvägg mot duschen och kommod i ek' },
  nero: { kind: 'rendering', alt: 'Svarta plattor med ljus ådring, två upplysta runda speglar och kommod i mörkt trä' },
  compact: { kind: 'rendering', alt: 'Litet badrum med gult kakel och rutigt golv, rundad duschkabin, toalett och smalt tvättställ' },
  storage: { kind: 'rendering', alt: 'Duschrum med mörkgröna väggar, upplysta nischer och ett högt inbyggt skåp i ek' },
  woodwhite: { kind: 'rendering', alt: 'Vitt kakel runt badkar och fönster, golv med träkaraktär och en trävägg bakom tvättstället' },
  minimal: { kind: 'rendering', alt: 'Rund skål som tvättställ på en tunn ekskiva, väggblandare i svart och en stor rund spegel' },
  nisch: { kind: 'rendering', alt: 'Avlång nisch med dold belysning i en vägg av blågröna plattor, med flaskor och en vas' },
  showroom: { kind: 'rendering', alt: 'Utställning med plattor i ljust, grönt, svart, ek och tegelrött bakom ett långt träbord' },
  'sample-marble': { kind: 'rendering', alt: 'Vit platta med grå marmorådring' },
  'sample-zellige': { kind: 'rendering', alt: 'Grön handgjord platta' },
  'sample-white': { kind: 'rendering', alt: 'Kritvit platta' },
  'sample-nero': { kind: 'rendering', alt: 'Svart platta med vit ådring' },
  'sample-oak': { kind: 'rendering', alt: 'Ek i fiskbensmönster' },
  'sample-brick': { kind: 'rendering', alt: 'Tegelröd platta' },
  'sample-terrazzo': { kind: 'rendering', alt: 'Terrazzo med grå och varma korn' },
  plan3d: { kind: 'rendering', alt: 'Genomskuret badrum sett snett uppifrån, med måtten 3\u00a0200 gånger 2\u00a0600 millimeter' },
} as const satisfies Record<string, PictureFacts>

export type PictureName = keyof typeof pictures

/** Pictures that stand where another one is wanted: where → why. Empty when every picture is its own. */
export const standIns: Partial<Record<PictureName, string>> = {}

export const renderingWords = {
  label: 'Visualisering',
  note: 'Bilderna är visualiseringar och visar inte utförda uppdrag.',
} as const
