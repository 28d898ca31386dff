import { hashOfText } from '#domain/suspicion/phrases.ts'
import type { TraitName, Traits } from '#domain/suspicion/traits.ts'
import type { CountSightings } from './admit-enquiry.ts'

/** There are two halves, the current and the previous one: a trait is remembered for half an hour to an hour. */
const HALF_MS = 30 * 60_000
/** About 16 MiB for both halves. A full half ends early. */
const MOST_TRAITS = 200_000

/** How often each trait was seen, by its hash: nothing personal is kept. */
type Half = { since: number; counts: Map<number, number> }

/**
 * Counts in the memory of each process: of three processes each sees a third of a flood, which is still a flood, and a restart forgets
 * it, which costs the owner one more `FLOOD_LEVEL` of requests.
 */
export function makeRecentRequests({ now }: { now: () => Date }): CountSightings {
  let current: Half = { since: now().getTime(), counts: new Map() }
  let previous: Half | undefined

  return ({ phrases, ...traits }: Traits) => {
    renewHalves(now().getTime())
    const see = (trait: TraitName) => (traits[trait] === '' ? 0 : seeOnce(`${trait}:${traits[trait]}`))
    return {
      network: see('network'),
      region: see('region'),
      name: see('name'),
      phone: see('phone'),
      email: see('email'),
      mailDomain: see('mailDomain'),
      answers: see('answers'),
      message: seenByHalf(phrases.map((phrase) => seeOnce(`phrase:${phrase}`))),
    }
  }

  function renewHalves(at: number) {
    if (at - current.since < HALF_MS && current.counts.size < MOST_TRAITS) return
    previous = at - current.since < 2 * HALF_MS ? current : undefined
    current = { since: at, counts: new Map() }
  }

  /** Counts the trait, and returns how often it was seen before. */
  function seeOnce(trait: string): number {
    const hash = hashOfText(trait)
    const before = current.counts.get(hash) ?? 0
    current.counts.set(hash, before + 1)
    return before + (previous?.counts.get(hash) ?? 0)
  }
}

/** The number that at least half of the counts reach. */
function seenByHalf(counts: readonly number[]): number {
  return counts.toSorted((one, other) => other - one)[Math.ceil(counts.length / 2) - 1] ?? 0
}
