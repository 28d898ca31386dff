import { roomSize } from '#content/home/hero.ts'
import { askedWords } from '#content/planner/asked-words.ts'
import { ROOM_SIZE } from '#domain/paths.ts'
import { furnishedLimits, furnishedRoom } from '#domain/room/furnished-room.ts'
import type { Plan } from '#domain/room/plan.ts'
import { readLength } from '#domain/room/read-length.ts'
import { metres } from '#domain/sweden/writing.ts'
import styles from '../styles/planner-asked.css?url'
import { AskedBanner } from './asked-banner.tsx'
import { loadStyleSheet } from './load-styles.ts'

/** A furnished room and what stands above it, or why there is none. */
export type AskedRoom = { plan: Plan; Banner: typeof AskedBanner } | { refused: string }

/** The room that the home page's two fields ask for. An empty field is its example. */
export async function askedRoom(address: URLSearchParams): Promise<AskedRoom> {
  const typed = (['length', 'width'] as const).map((side) => address.get(ROOM_SIZE[side])?.trim() || roomSize.example[side])
  const [length, width] = typed.map((side) => readLength(side, furnishedLimits))
  if (isFurnished(length) && isFurnished(width)) {
    await loadStyleSheet(styles)
    return { plan: furnishedRoom(length, width), Banner: AskedBanner }
  }
  const { from, to } = furnishedLimits
  return { refused: askedWords.refused(typed.join(' × '), metres(from / 1000), metres(to / 1000)) }
}

function isFurnished(side: number | undefined): side is number {
  return side !== undefined && side >= furnishedLimits.from && side <= furnishedLimits.to
}
