type Picture = {
  /** What is seen, for whoever does not see it. */
  alt: string
  /** A rendering carries the label "Visualisering" wherever it is shown; a photo of a finished job carries none. */
  kind: 'rendering' | 'photo'
}

/** The originals in `pictures/`, by file name. To show a real photo, replace the file and say `photo` here. */
export const pictures = {
  hero: { kind: 'rendering', alt: 'Badrum under snedtak med grön handgjord platta i stående förband, tvättställ i ek och takfönster' },
  before: { kind: 'rendering', alt: 'Badrum från sjuttiotalet med beige kakel, saknade plattor och avokadogrönt porslin' },
  after: { kind: 'rendering', alt: 'Samma badrum med stora ljusa plattor, kommod i ek och inbyggd dusch bakom glas' },
  showroom: { kind: 'rendering', alt: 'Utställning med sju materialtavlor, arbetsbord i ek och pendellampor' },
  plan3d: { kind: 'rendering', alt: 'Genomskärning av ett badrum sett snett uppifrån, med måtten 3 200 gånger 2 600 millimeter' },
  tub: { kind: 'rendering', alt: 'Fristående vitt badkar i solljus framför stora ljusa marmorplattor och blandare i mässing' },
  slope: { kind: 'rendering', alt: 'Badrum under snedtak med grönt handgjort kakel, terrazzogolv, tvättställ i ek och takfönster' },
  double: { kind: 'rendering', alt: 'Två runda tvättställ på en lång kommod med lådor, bred spegel och terrakottafärgat kakel' },
  nordic: { kind: 'rendering', alt: 'Ljust badrum med vit kakel på halva väggen, kommod i ask och blekt blå vägg ovanför' },
  cabin: { kind: 'rendering', alt: 'Duschkabin i klarglas i hörnet av ett ljust badrum' },
  marble: { kind: 'rendering', alt: 'Tvättställ i valnöt och mässing framför stora vita plattor med gråbrun marmorådring och en upplyst nisch' },
  result: { kind: 'rendering', alt: 'Färdigt badrum i kvällsljus med upplyst spegel, kommod i ek och ljusa plattor' },
  nero: { kind: 'rendering', alt: 'Badrum i svart marmor med vita ådror, svarta blandare och dold belysning bakom spegeln' },
  compact: { kind: 'rendering', alt: 'Litet badrum med dusch bakom glas, toalett och tvättställ tätt men luftigt placerade' },
  storage: { kind: 'rendering', alt: 'Duschrum i mörkgrön sten med två upplysta nischer och skåpvägg i ek' },
  woodwhite: { kind: 'rendering', alt: 'Badrum med golv i träliknande klinker, vitt kakel på väggarna och inbyggt badkar' },
  minimal: { kind: 'rendering', alt: 'Tunt vitt tvättställ på en slät vägg med en ensam blandare' },
  nisch: { kind: 'rendering', alt: 'Nisch i duschvägg av sjögrönt kakel med dold ljuslist och två bruna flaskor' },
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures

/** Pictures that stand in for one that is still to be made. */
export const standIns: readonly PictureName[] = ['cabin', 'compact']
