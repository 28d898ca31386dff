import { closedInWords, historyWords } from '#content/desk/history.ts'
import { roomDeedWords } from '#content/enquiries/room-deeds.ts'
import type { Doer } from '#domain/enquiry/doer.ts'
import type { HistoryEntry } from '#domain/enquiry/history.ts'
import { isRoomDeed, type RoomDeed } from '#domain/enquiry/history-kinds.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { swedishPeriod, swedishTime } from '#domain/sweden/time.ts'

/** What was done, in a few words: "Besöket flyttat, torsdag 26 november kl. 09:00–10:00". */
export function deedInWords(entry: HistoryEntry): string {
  switch (entry.kind) {
    case 'reply':
      return deeds[entry.message ? 'reply sent' : entry.reply]
    case 'undone':
      return `${deeds.undone}: ${deeds[entry.what].toLocaleLowerCase('sv')}`
    case 'visit moved':
    case 'visit cancelled':
      return entry.time ? `${deeds[entry.kind]}, ${swedishPeriod(entry.time)}` : deeds[entry.kind]
    case 'visit assigned':
      return `${deeds['visit assigned']}: ${entry.name || historyWords.nobody.toLocaleLowerCase('sv')}`
    case 'closed':
      return closedInWords(entry.reason)
    case 'merged into':
      return `${deeds['merged into']} ${entry.other}`
    case 'merged here':
      return `${entry.other} ${deeds['merged here']}`
    case 'forwarded':
      return `${deeds.forwarded} ${historyWords.to} ${entry.message.to}`
    default:
      return deeds[entry.kind]
  }
}

const { deeds, parties, meanwhile } = historyWords
const byRooms: Partial<Record<RoomDeed, string>> = roomDeedWords.meanwhile

/** "Anna", or how it was done where there is no name. */
export function doerInWords({ party, name }: Doer): string {
  return name ?? parties[party]
}

/** The text of an entry, word for word: a note, the customer's wish, the owner's own reason for closing. '' for most. */
export function saidIn(entry: HistoryEntry): string {
  if (entry.kind === 'note' || entry.kind === 'visit wish' || entry.kind === 'closed') return entry.text
  if (entry.kind === 'added') return entry.addition.message
  return ''
}

/** What was done while a reply was written: "Anna svarade kl. 14:02." `now`: when it is read. */
export function meanwhileInWords(entry: HistoryEntry, now: Date): string {
  const { name, party } = entry.by
  const who = name ?? (party === 'customer' ? meanwhile.customer : meanwhile.someone)
  return `${who} ${didInWords(entry)} ${timeNear(entry.at, now)}.`
}

function didInWords(entry: HistoryEntry): string {
  if (entry.kind === 'reply') return meanwhile[entry.message ? 'reply sent' : entry.reply]
  switch (entry.kind) {
    case 'closed':
    case 'merged into':
    case 'reopened':
    case 'visit moved':
    case 'visit cancelled':
    case 'proposal withdrawn':
      return meanwhile[entry.kind]
    case 'undone':
      return isRoomDeed(entry.what) || NO_REPLIES.some((what) => what === entry.what) ? meanwhile.undoneOther : meanwhile.undone
    default:
      return (isRoomDeed(entry.kind) && byRooms[entry.kind]) || meanwhile.other
  }
}

const NO_REPLIES = ['visit moved', 'visit cancelled', 'proposal withdrawn', 'closed'] as const

/** Without the day, if it is today. */
function timeNear(at: string, now: Date): string {
  const time = swedishTime(new Date(at))
  return swedishDate(new Date(at)) === swedishDate(now) ? time.replace(/^.* (?=kl\.)/, '') : time
}
