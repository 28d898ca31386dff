/** The symbols of tips, as the owner's form names them. */
export const tipIcons = {
  tape: 'måttband',
  plan: 'ritning',
  pipe: 'rör',
  grid: 'plattor',
  shower: 'dusch',
  foot: 'fot',
  lamp: 'lampa',
  socket: 'eluttag',
  thermometer: 'termometer',
  cabinet: 'skåp',
  toilet: 'toalett',
  niche: 'nisch',
  fan: 'fläkt',
  box: 'låda',
  piggy: 'spargris',
} as const
export type TipIcon = keyof typeof tipIcons

type Tip = { id: number; icon: TipIcon; text: string }

export const tipsSection = {
  heading: 'Tips inför badrumsrenoveringen',
  previous: 'Föregående tips',
  next: 'Nästa tips',
  pause: 'Pausa',
  pauseName: 'Pausa tipsen',
  /** After the number of the tip, while the pointer or the focus is on it. */
  play: 'Auto',
  playName: 'Auto: byt tips automatiskt',
  dots: 'Alla tips',
  roleDescription: 'karusell',
  /** Milliseconds for which each tip is shown. */
  interval: 4000,
} as const

export const tips: readonly Tip[] = [
  { id: 1, icon: 'tape', text: 'Mät varje vägg på två ställen\u00a0– äldre badrum är sällan helt raka.' },
  { id: 2, icon: 'plan', text: 'Bestäm planlösningen innan du väljer kakel, så slipper du flytta rör i sista stund.' },
  { id: 3, icon: 'pipe', text: 'Låt toalett och golvbrunn sitta kvar på sina platser om du vill hålla nere kostnaden.' },
  { id: 4, icon: 'grid', text: 'Beställ omkring tio procent mer kakel och klinker än ytan kräver, så räcker det till kapning och spill.' },
  { id: 5, icon: 'shower', text: 'Välj mindre plattor på duschgolvet, så blir det lättare att få jämnt fall mot brunnen.' },
  { id: 6, icon: 'foot', text: 'Välj klinker med bra halkskydd i duschen, även om den blanka plattan ser lyxigare ut.' },
  { id: 7, icon: 'lamp', text: 'Planera belysningen tidigt, med allmänljus i taket och ett jämnt ljus vid spegeln.' },
  { id: 8, icon: 'socket', text: 'Förbered el till handdukstork och spegelskåp innan väggarna stängs, även om du köper dem senare.' },
  { id: 9, icon: 'thermometer', text: 'Passa på att lägga golvvärme när golvet ändå görs om. Det torkar snabbare och känns skönt året om.' },
  { id: 10, icon: 'cabinet', text: 'Bygg förvaring på höjden, så blir golvet fritt och lätt att städa.' },
  { id: 11, icon: 'toilet', text: 'Välj vägghängd toalett om du vill komma åt att torka golvet under den.' },
  { id: 12, icon: 'niche', text: 'Bestäm duschnischens plats i förväg, så kan den följa fogarna i stället för att bryta mönstret.' },
  { id: 13, icon: 'fan', text: 'Kontrollera att frånluften fungerar, för inte ens det bästa tätskiktet ersätter god ventilation.' },
  { id: 14, icon: 'box', text: 'Spara en kartong plattor från samma parti, så går det att laga en skada utan att nyansen skiljer sig.' },
  { id: 15, icon: 'piggy', text: 'Lägg undan en buffert för det som syns först när det gamla badrummet är rivet.' },
]
