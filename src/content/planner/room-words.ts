import type { Finding, Level, UsualThing } from '#domain/room/finding.ts'
import { fixtures } from '#domain/room/fixtures.ts'
import type { Plan } from '#domain/room/plan.ts'
import { centimetres, listed, upperFirst } from '#domain/sweden/writing.ts'
import { itemInSentence, wallLetter } from './fixture-words.ts'

/** Shown wherever dimensions are shown. */
export const measuresNote = 'Måtten är vägledande. Vi mäter upp på plats.'

export const levelWords: Record<Level, { name: string; several: string }> = {
  error: { name: 'Fel', several: 'Fel' },
  warning: { name: 'Varning', several: 'Varningar' },
  advice: { name: 'Tips', several: 'Tips' },
}

/** A finding in one or two Swedish sentences, with its source if there is one. */
export function findingWords(finding: Finding, plan: Plan): string {
  const [the, other] = finding.about.map((id) => itemInSentence(id, plan))
  const The = upperFirst(the ?? '')
  const tight = finding.level === 'warning'
  const measures =
    'needed' in finding ? { needed: centimetres(finding.needed), free: centimetres(Math.floor(finding.free / 10) * 10) } : { needed: '', free: '' }
  const { needed, free } = measures
  const freeSpace = (where: string) =>
    measures.free === centimetres(0) ? `Det är inte fritt ${where.toLowerCase()} ${the}.` : `${where} ${the} är det ${free} fritt.`
  const stands = isHanging(finding, plan) ? 'sitter' : 'står'
  switch (finding.code) {
    case 'overlap':
      return `${The} och ${other} ${stands} på samma plats.`
    case 'outside':
      return `${The} ryms inte i rummet där.`
    case 'door-blocked':
      return `${The} ${stands} i vägen för dörren.`
    case 'swing-hits':
      return `Dörren slår i ${the}. Låt den öppnas utåt, häng den på andra sidan eller flytta ${the}.`
    case 'swing-hits-wall':
      return 'Dörren slår i en vägg innan den är helt öppen.'
    case 'openings-overlap':
      return `${The} och ${other === the ? `en annan ${other === 'dörren' ? 'dörr' : 'öppning'}` : other} sitter på samma plats i väggen.`
    case 'drain-outside':
      return 'Golvbrunnen ligger utanför rummet.'
    case 'no-door':
      return 'Rummet har ingen dörr än.'
    case 'drain-missing':
      return `Golvbrunn saknas. Den ska ligga där man duschar eller badar (BBV 26:1).`
    case 'drain-not-in-wet-place':
      return tight
        ? `Det finns ingen golvbrunn under ${the}. Brunnen ska ligga där man duschar eller badar (BBV 26:1).`
        : `Det finns ingen golvbrunn under ${the}. Vattnet därifrån behöver ledas till en brunn.`
    case 'away-from-wall':
      return `${The} behöver ${stands === 'sitter' ? 'sitta på' : 'stå mot'} en vägg.`
    case 'window-covered':
      return `${The} ${stands} framför fönstret.`
    case 'waste-moved':
      return `${The} står en bit från avloppet. Att flytta avloppet höjer priset, och i en bostadsrätt behövs oftast föreningens tillstånd.`
    case 'front':
      return tight
        ? `${freeSpace('Framför')} Det behövs minst ${needed}.`
        : `${freeSpace('Framför')} Med ${needed} går det bra även med rollator eller rullstol.`
    case 'wc-to-wall':
      return tight
        ? `Från mitten av ${the} till väggen är det ${free}. Det behövs minst ${needed}.`
        : `Från mitten av ${the} till väggen är det ${free}. Med ${needed} sitter man bekvämare.`
    case 'wc-to-neighbour':
      return `${freeSpace('Bredvid')} Det behövs minst ${needed} på varje sida.`
    case 'machine-to-water':
      return `${The} står ${free} från ${other}. Det ska vara minst ${needed} (Elsäkerhetsverket).`
    case 'round-tub':
      return tight
        ? `${freeSpace('Runt')} Det behövs minst ${needed} för att komma åt att städa.`
        : `${freeSpace('Runt')} Med ${needed} är det lättare att städa.`
    case 'radiator':
      return tight
        ? `${freeSpace('Framför')} Det behövs minst ${needed} för att värmen ska komma ut i rummet.`
        : `${freeSpace('Framför')} Med ${needed} sprider sig värmen bättre.`
    case 'drain-to-wall':
      return `Golvbrunnen ligger ${free} från väggen. Brunnens fläns ska vara minst ${needed} från väggen, om brunnen inte är gjord för att sitta vid väggen (Säker Vatten 2026:1).`
    case 'wet-wall-half-tiled':
      return `I våtzon 1 behöver plattorna gå ända upp till taket, för tätskiktet ligger under dem (BBV 26:1). Det gäller vägg ${listed(finding.walls.map(wallLetter))}.`
    case 'passage':
      return passage(finding, plan, tight, measures)
    case 'turning':
      return `På golvet ryms en cirkel på omkring ${free}. För att vända med rullstol behövs ${needed} (SS 91 42 21, normalnivå).`
    case 'door-narrow':
      return `Dörren är ${free} bred. Med ${needed} fri bredd kommer man in även med rullstol.`
    case 'ceiling-low':
      return `Taket är ${free} högt. Det behövs minst ${needed} i ett badrum.`
    case 'headroom':
      return `Där man står vid ${the} är det ${free} till taket. Det behövs minst ${needed}.`
    case 'too-tall':
      return `${The} behöver ${needed} på höjden, men det är bara ${free} till taket där.`
    case 'missing':
      return `I ritningen saknas ${listed(finding.things.map((thing) => missingWords[thing]))}. Om det finns i ett annat rum gör det inget.`
    case 'shower-small':
      return tight
        ? `${The} är bara ${free} på den smalaste sidan. Minsta mått är 80 × 80 eller 70 × 90\u00a0cm.`
        : `${The} är ${free} på den smalaste sidan. Det vanliga måttet är 90 × 90\u00a0cm (GVK).`
  }
}

function passage({ about }: Finding, plan: Plan, tight: boolean, { needed, free }: { needed: string; free: string }): string {
  const things = listed(about.map((id) => itemInSentence(id, plan)))
  if (free === centimetres(0)) return `Det går inte att komma fram till ${things} från dörren.`
  return tight
    ? `Passagen fram till ${things} är bara omkring ${free} bred. Det behövs minst ${needed}.`
    : `Passagen fram till ${things} är omkring ${free} bred. Med ${needed} kommer man fram även med rollator eller rullstol.`
}

const missingWords: Record<UsualThing, string> = { wc: 'toalett', basin: 'tvättställ', 'wet place': 'plats för dusch eller bad' }

function isHanging({ about: [id] }: Finding, plan: Plan): boolean {
  return plan.fixtures.some((fixture) => fixture.id === id && fixtures[fixture.kind].hangs)
}
