import { createHash } from 'node:crypto'
import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import type { PhotoRow } from '#server/core/database/tables.ts'

const FIRST_NAMES = 'Anna Åsa Björn Erik Karin Lars Maria Ola Per Sara Tove Ulf Viktor Ylva Östen Nils Eva Gun Hans Ida Jonas Klara Linus Moa'.split(' ')
const LAST_NAMES =
  'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Öberg Åkesson Lindberg Lindgren Bergström Sandberg Forsberg Wikström Ekman Lundin'.split(
    ' ',
  )
const TOWNS = 'Västerås Enköping Eskilstuna Köping Sala Strängnäs Hallstahammar Surahammar Kungsör Arboga Uppsala Stockholm'.split(' ')
const PROJECTS = ['totalrenovering', 'kakel', 'vatrum', 'reparation', 'annat'] as const
const WORDS =
  'badrummet är från och har stambytts en gång vi vill ha dusch i stället för badkar tvättmaskin på samma plats kakel golvbrunn klinker vitt grått mosaik handfat toalett vägghängd spegel belysning fönster dörr tröskel golvvärme handdukstork duschvägg glas hörn nisch förvaring skåp rör el vatten fukt skada lukt mögel besiktning försäkring pris tid start snart vår höst sommar vinter barn hund trapp hiss lägenhet villa radhus bostadsrätt förening'.split(
    ' ',
  )
/** So many words are in few requests each, as names of streets are. */
const RARE_WORDS = 20_000

/** Answers as different from each other as those of many people, the same for the same number. One person in twenty asks again. */
export function answersOf(index: number): Partial<EnquiryAnswers> {
  const person = random(index % 20 === 0 ? Math.max(0, index - 1000) : index)
  const [first, last] = [pick(FIRST_NAMES, person()), pick(LAST_NAMES, person())]
  const digits = String(Math.floor(person() * 1e7)).padStart(7, '0')
  const choice = random(index + 0.5)
  const length = 20 + Math.floor(choice() * 60)
  return {
    name: `${first} ${last}`,
    phone: `070-${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`,
    email: `${first}.${last}${digits.slice(4)}@example.se`.toLowerCase(),
    location: pick(TOWNS, choice()),
    project: pick(PROJECTS, choice()),
    message: Array.from({ length }, () => (choice() < 0.02 ? `gata${Math.floor(choice() * RARE_WORDS)}` : pick(WORDS, choice()))).join(' '),
  }
}

function pick<Item>(items: readonly Item[], part: number): Item {
  const item = items[Math.floor(part * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

/** Mulberry32: figures from 0 to 1 that do not repeat in some way, from a seed. */
function random(seed: number): () => number {
  let state = Math.floor(seed * 2_654_435_761) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Every third request has three photos, small ones: a list reads none of their bytes. */
export function smallPhotos(index: number, reference: string, receivedAt: string): PhotoRow[] {
  if (index % 3 !== 0) return []
  return [0, 1, 2].map((position) => ({
    reference,
    sha256: createHash('sha256').update(`${index} ${position}`).digest('hex'),
    position,
    kind: 'photo',
    width: 1600,
    height: 1200,
    size: 1000,
    stored_bytes: 2000,
    received_at: receivedAt,
    thumb: Buffer.alloc(1000, position),
    content: Buffer.alloc(1000, position),
  }))
}

/** Hours, up to 40; one request in seven waits. */
export function repliedAfter(index: number): number | undefined {
  return index % 7 === 0 ? undefined : 1 + ((index * 7919) % 40)
}
