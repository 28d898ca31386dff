/** Every picture of the site, by its file name in `pictures/`. To replace a rendering by a photo, change the file and `kind`. */
export const pictureKinds = ['rendering', 'photo'] as const
export type PictureKind = (typeof pictureKinds)[number]
export type PictureFacts = { kind: PictureKind; alt: string }

export const pictures = {
  hero: {
    kind: 'rendering',
    alt: 'Ljust badrum där gröna glaserade plattor i raka rader klär väggen bakom ett fristående badkar, med ekmöbel, rund spegel och terrazzogolv i solljus',
  },
  'hero-phone': {
    kind: 'rendering',
    alt: 'Gröna glaserade plattor och ljus puts möts i en rak linje bakom ekmöbel, rund spegel, pall och badkar',
  },
  tub: {
    kind: 'rendering',
    alt: 'Fristående vitt badkar framför en vägg med stora ljusa marmorplattor, med golvstående blandare i mässing och kvällssol från ett fönster till vänster',
  },
  slope: {
    kind: 'rendering',
    alt: 'Badrum under snedtak med takfönster, låga ekskåp längs den låga väggen, tvättställ i ek och en dusch med gröna handgjorda plattor där taket är som högst',
  },
  double: { kind: 'rendering', alt: 'Två vita tvättställ på en lång räfflad ekmöbel med lådor, under en bred spegel på en vägg med terrakottafärgade plattor' },
  nordic: { kind: 'rendering', alt: 'Ljust badrum med vitt kakel till halva väggen, mjukt grå målad vägg ovanför och möbel, pall och krokhängare i ljus ask' },
  cabin: {
    kind: 'rendering',
    alt: 'Duschkabin i klarglas med mässingsprofiler i hörnet av ett badrum med djupblå plattor, bredvid ett tvättställ på en valnötsmöbel',
  },
  marble: {
    kind: 'rendering',
    alt: 'Vägg med stora plattor i ljus marmorådring, en oval spegel med mässingsram, en vit tvättskål på valnötsskiva och en belyst nisch',
  },
  before: {
    kind: 'rendering',
    alt: 'Slitet sjuttiotalsbadrum med olivgrönt porslin, beige kakel där plattor saknas eller har spruckit, en gammal golvbrunn och svagt, gult ljus',
  },
  after: {
    kind: 'rendering',
    alt: 'Samma rum efter renoveringen: stora sandfärgade plattor, öppen dusch bakom en glasskiva, vägghängd toalett och en ekmöbel under en belyst spegel',
  },
  result: {
    kind: 'rendering',
    alt: 'Det färdiga badrummet en kväll, med tänd taklist, belyst spegel över ekmöbeln och en dusch med svart blandare bakom glas',
  },
  nero: {
    kind: 'rendering',
    alt: 'Svarta blanka väggar med vit marmorådring, två runda belysta speglar, svarta blandare och en räfflad valnötsmöbel med två tvättskålar',
  },
  compact: { kind: 'rendering', alt: 'Litet badrum med rundad duschkabin, vägghängd toalett och ett smalt tvättställ, smörgult kakel och schackrutigt golv' },
  storage: { kind: 'rendering', alt: 'Dusch med vinröda plattor och två belysta nischer, bredvid en hel vägg med skåp i ek och en öppen hylla för handdukar' },
  woodwhite: {
    kind: 'rendering',
    alt: 'Badrum med klinker som liknar ekplank på golvet, vitt kakel kring badkaret och en vit möbel mot en vägg i samma träkaraktär',
  },
  minimal: { kind: 'rendering', alt: 'Tunn vit skiva med nedsänkt ho på en puderrosa vägg, svart väggblandare, rund spegel och inga rör som syns' },
  nisch: { kind: 'rendering', alt: 'Belyst nisch med flaskor, ljus och en vas i en duschvägg av sjögröna plattor, med duschens mässingsstång till höger' },
  showroom: {
    kind: 'rendering',
    alt: 'Utställning med sju höga tavlor av kakel och plattor, från marmor och grön glasyr till ekmönster och terrazzo, bakom ett provbord i ek',
  },
  'sample-marble': { kind: 'rendering', alt: 'Vit platta med grå marmorådring' },
  'sample-zellige': { kind: 'rendering', alt: 'Grön handgjord platta' },
  'sample-white': { kind: 'rendering', alt: 'Kritvit platta' },
  'sample-nero': { kind: 'rendering', alt: 'Svart platta med vit ådring' },
  'sample-oak': { kind: 'rendering', alt: 'Ek i fiskbensmönster' },
  'sample-brick': { kind: 'rendering', alt: 'Tegelröd platta' },
  'sample-terrazzo': { kind: 'rendering', alt: 'Terrazzo med grå och varma korn' },
  plan3d: {
    kind: 'rendering',
    alt: 'Badrum i 3D sett snett uppifrån, 3\u00a0200 gånger 2\u00a0600 millimeter, med dusch, toalett, dubbla tvättställ och fristående badkar',
  },
} as const satisfies Record<string, PictureFacts>

export type PictureName = keyof typeof pictures

export const renderingWords = {
  label: 'Visualisering',
  note: 'Bilderna är visualiseringar och visar inte utförda uppdrag.',
  /** Where photos stand among them. */
  noteOnSome: 'Bilder märkta Visualisering visar inte utförda uppdrag.',
} as const
