export type TipIcon =
  | 'tape'
  | 'plan'
  | 'pipe'
  | 'grid'
  | 'shower'
  | 'foot'
  | 'lamp'
  | 'socket'
  | 'thermometer'
  | 'cabinet'
  | 'toilet'
  | 'niche'
  | 'fan'
  | 'box'
  | 'savings'

export type Tip = { id: string; icon: TipIcon; text: string }

export const tipsCarousel = {
  heading: 'Tips inför badrumsrenoveringen',
  seconds: 4,
  pause: 'Pausa',
  auto: 'Auto',
  previous: 'Föregående tips',
  next: 'Nästa tips',
} as const

export const tips: readonly Tip[] = [
  { id: 'mat', icon: 'tape', text: 'Mät varje vägg på två ställen – äldre badrum är sällan helt raka.' },
  { id: 'planlosning', icon: 'plan', text: 'Bestäm planlösningen innan du väljer kakel, så slipper du flytta rör i sista stund.' },
  { id: 'ror', icon: 'pipe', text: 'Låt toalett och golvbrunn stå kvar på sina platser om du vill hålla nere kostnaden.' },
  { id: 'spill', icon: 'grid', text: 'Beställ omkring tio procent mer kakel och klinker än ytan kräver, så räcker det till kapning och spill.' },
  { id: 'duschgolv', icon: 'shower', text: 'Välj mindre plattor på duschgolvet, så blir det lättare att få jämnt fall mot brunnen.' },
  { id: 'halkskydd', icon: 'foot', text: 'Välj klinker med bra halkskydd i duschen, även om den blanka plattan ser lyxigare ut.' },
  { id: 'belysning', icon: 'lamp', text: 'Planera belysningen tidigt, med allmänljus i taket och ett jämnt ljus vid spegeln.' },
  { id: 'el', icon: 'socket', text: 'Förbered el till handdukstork och spegelskåp innan väggarna stängs, även om du köper dem senare.' },
  { id: 'golvvarme', icon: 'thermometer', text: 'Lägg in golvvärme när golvet ändå är uppe – det torkar snabbare och känns skönt året om.' },
  { id: 'forvaring', icon: 'cabinet', text: 'Bygg förvaring på höjden, så blir golvet fritt och lätt att städa.' },
  { id: 'toalett', icon: 'toilet', text: 'Välj vägghängd toalett om du vill komma åt att torka golvet under den.' },
  { id: 'nisch', icon: 'niche', text: 'Bestäm duschnischens plats i förväg, så kan den följa fogarna i stället för att bryta mönstret.' },
  { id: 'franluft', icon: 'fan', text: 'Kontrollera att frånluften fungerar, för inte ens det bästa tätskiktet ersätter god ventilation.' },
  { id: 'spara', icon: 'box', text: 'Spara en kartong plattor från samma parti, så går det att laga en skada utan att nyansen skiljer.' },
  { id: 'buffert', icon: 'savings', text: 'Lägg undan en buffert för det som syns först när det gamla badrummet är rivet.' },
]
