import type { TurnReason } from '#domain/enquiry/turn.ts'
import { owner } from '../company/owner.ts'

/** What a request stands for, before when that came to be. Those of a new request, a visit and a closed one are said otherwise. */
export const turnWords = {
  'not reached': 'Ringd utan svar',
  'customer wrote': 'Kunden har skrivit',
  'photos came': 'Kunden har skickat bilder',
  'no time fits': 'Ingen tid passade kunden',
  'customer moved': 'Kunden har flyttat besöket',
  'customer cancelled': 'Kunden har avbokat besöket',
  'we cancelled': 'Besöket är avbokat. Kunden väntar på en ny tid',
  'times withdrawn': 'Tidsförslagen är indragna',
  reopened: 'Öppnad igen',
  'visit been': 'Besöket har varit, och inget har hänt sedan dess',
  'times gone': 'De föreslagna tiderna går inte längre att välja',
  called: owner.ways.called,
  mailed: owner.ways.mailed,
  'nothing to answer': 'Läst, inget att svara på',
  'times proposed': owner.ways['times proposed'],
} as const satisfies Partial<Record<TurnReason, string>>
