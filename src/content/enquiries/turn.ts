import type { TurnReason } from '#domain/enquiry/turn.ts'
import { owner } from '../company/owner.ts'
import { roomDeedWords } from './room-deeds.ts'

/** The status of a request, followed by an instant. A new request, a visit and a closed request have sentences of their own. */
export const turnWords = {
  'not reached': 'Ringde utan svar',
  'customer wrote': 'Kunden skrev',
  'photos came': 'Kunden skickade bilder',
  'no time fits': 'Kunden bad om andra tider',
  'customer moved': 'Kunden flyttade besöket',
  'customer cancelled': 'Kunden avbokade besöket',
  'we cancelled': 'Vi avbokade besöket',
  'times withdrawn': 'Vi drog in tiderna',
  reopened: 'Öppnades igen',
  merged: 'Slogs ihop med en som väntade på dig',
  'visit been': 'Dags att höra av sig: besöket var klart',
  'times gone': 'Inga tider kvar att välja sedan',
  ...roomDeedWords.turn,
  called: owner.ways.called,
  mailed: owner.ways.mailed,
  'nothing to answer': 'Avklarat',
  'times proposed': owner.ways['times proposed'],
} as const satisfies Partial<Record<TurnReason, string>>
