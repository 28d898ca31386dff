import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { historyVersion } from '#domain/enquiry/history.ts'
import { isOver } from '#domain/enquiry/visit-rules.ts'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import { makeCustomerPageRepository } from '#server/customer/customer-page-repository.ts'
import { makeDeskRequestRepository } from '#server/desk/enquiry/desk-requests.ts'
import { makeEnquiryLists } from '#server/desk/lists/desk-lists.ts'
import { makeCustomerVisits } from '#server/visits/customer-visits.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'
import { anEnquiry } from '../../../tests/support/a-request.ts'
import { databases } from '../../../tests/support/databases.ts'
import { eachWithDatabase, type openStorage } from '../../../tests/support/storage.ts'
import { turnOf } from './enquiry-record.ts'
import { statusOf } from './enquiry-status.ts'
import { storeTurns } from './sql/store-turn.ts'

/** `npm run test:soak` sets more. */
const HISTORIES = Number(process.env.HISTORIES || 24)
const HOUR_MS = 3_600_000
const BEGIN = Date.parse('2026-11-23T08:00:00.000Z')
const ANNA = { party: 'owner', name: 'Anna' } as const
const BO = { party: 'owner', name: 'Bo' } as const

/** Everything that can be done about an enquiry, by whom. */
const DEEDS = [
  'called',
  'mailed',
  'declined',
  'undo',
  'reply',
  'undo while it waits',
  'not reached',
  'handled',
  'propose',
  'book',
  'owner cancels',
  'close',
  'reopen',
  'note',
  'customer adds',
  'customer picks',
  'customer wishes',
  'customer cancels',
  'withdraw',
  'other books',
  'merge',
] as const
type Deed = (typeof DEEDS)[number]

const aHistory = fc.array(fc.record({ deed: fc.constantFrom(...DEEDS), hours: fc.constantFrom(0, 1, 5, 20, 30), second: fc.boolean() }), {
  minLength: 1,
  maxLength: 9,
})

type Storage = Awaited<ReturnType<typeof openStorage>>

/** Three enquiries, what is done about the first, and the clock. The customer of the first has sent `older` before. */
async function begun(storage: Storage, name: string) {
  const { db, repository, replies, inTransaction } = storage
  const [own, other, older] = [`F-${name}A`, `F-${name}B`, `F-${name}C`]
  let at = BEGIN
  const now = () => new Date(at)
  for (const reference of [own, other])
    await inTransaction((transaction) =>
      transaction.keepEnquiry(anEnquiry({ reference, receivedAt: now().toISOString(), phone: reference, email: `${reference}@example.se` })),
    )
  const earlier = { receivedAt: new Date(BEGIN - HOUR_MS).toISOString(), phone: older, email: `${own}@example.se` }
  await inTransaction((transaction) => transaction.keepEnquiry(anEnquiry({ reference: older, ...earlier })))
  const requests = makeDeskRequestRepository(db)
  const visits = makeVisitRepository(db)
  const customer = makeCustomerPageRepository(db)
  const customerVisits = makeCustomerVisits({ now, emailQueued: () => {} }, visits)
  const lists = makeEnquiryLists(db, storage.database)
  const found = async (reference: string) => {
    const enquiry = await repository.find(reference)
    if (!enquiry) throw new Error(`${reference} is gone`)
    return enquiry
  }
  /** From the day after tomorrow on, each time another hour. */
  const timeAhead = (count: number) => visitTime(new Date(Math.ceil(at / HOUR_MS) * HOUR_MS + 48 * HOUR_MS + (count % 8) * HOUR_MS), 60)

  async function act(deed: Deed, id: string, by: typeof ANNA | typeof BO, count: number) {
    const when = now().toISOString()
    const enquiry = await found(own)
    const addition = { id, at: when, message: 'Hunden skäller', phone: '', callTime: '' }
    const page = { reference: own, tokenHash: `hash of ${own}`, issuedAt: when }
    // Every email of this test waits for ever.
    const waits = { sendsAt: '2099-01-01T00:00:00.000Z' }
    const booking = { reference: own, address: '', replyId: id, at: when, ...waits }
    switch (deed) {
      case 'called':
      case 'mailed':
      case 'declined':
        return enquiry.closed || replies.add({ id, reference: own, kind: deed, madeAt: when, by, ...waits })
      case 'undo':
        return replies.undo(own, enquiry.replies.findLast(({ kind }) => kind === 'called' || kind === 'mailed')?.id ?? '', when, by)
      case 'reply': {
        const message = {
          id,
          reference: own,
          kind: 'reply',
          to: 'a@example.se',
          replyTo: 'b@example.se',
          subject: 'Hej',
          text: 'Hej',
          at: when,
          ...waits,
        } as const
        return enquiry.closed || requests.reply(message, by, historyVersion(await requests.history(own)))
      }
      case 'undo while it waits': {
        const last = (await requests.undoable(own)).at(-1)
        return last && requests.undo({ id, reference: own, deed: last.id, at: when, by })
      }
      case 'not reached':
      case 'handled':
        return enquiry.closed || requests.note({ id, reference: own, at: when, by, kind: deed })
      case 'propose':
        return enquiry.closed || visits.propose({ reference: own, times: [timeAhead(count), timeAhead(count + 1)], replyId: id, at: when, page, ...waits })
      case 'book':
        return enquiry.closed || visits.book({ ...booking, time: timeAhead(count + 2), by: 'owner', page })
      case 'owner cancels':
        return visits.end({ reference: own, by: 'owner', id, at: when, ...waits })
      case 'close':
        return requests.close({ id, reference: own, reason: 'won', text: '', at: when, by, ...waits })
      case 'reopen':
        return requests.reopen({ id, reference: own, at: when, by })
      case 'note':
        return replies.addNote(own, 'Ring efter 16', when, by)
      case 'customer adds':
        return customer.add(own, addition)
      case 'customer picks': {
        const [free] = await customerVisits.free(enquiry)
        return free && customerVisits.pick(enquiry, free.start, '', id)
      }
      case 'customer wishes':
        return !enquiry.closed && customerVisits.wish(enquiry, 'Hellre en lördag')
      case 'customer cancels':
        return customerVisits.cancel(enquiry)
      case 'withdraw':
        return customer.withdraw(own, { ...addition, message: '' })
      case 'other books': {
        const [time] = enquiry.visit?.offered ?? []
        return time && visits.book({ reference: other, time, address: '', by: 'owner', replyId: id, at: when })
      }
      case 'merge':
        return requests.merge({ id, reference: own, into: older, at: when, by })
    }
  }

  /** Resolves to whether it was one that could be undone. */
  async function undo(deed: string): Promise<boolean> {
    return (await requests.undo({ id: `${deed} undone`, reference: own, deed, at: now().toISOString(), by: BO })).outcome === 'undone'
  }

  /** What every surface says, together. */
  async function surfaces() {
    const enquiry = await found(own)
    const listed = async (name: 'turn' | 'visits' | 'proposed' | 'closed') =>
      (await lists.page(name, now().toISOString(), undefined)).enquiries.some(({ reference }) => reference === own)
    return {
      enquiry,
      turn: turnOf(enquiry, now()),
      line: statusOf(enquiry, now()),
      free: await customerVisits.free(enquiry),
      inTurn: await listed('turn'),
      inVisits: await listed('visits'),
      inProposed: await listed('proposed'),
      inClosed: await listed('closed'),
    }
  }

  return {
    own,
    other,
    older,
    replyToOlder: () => replies.add({ id: 'to the older', reference: older, kind: 'mailed', madeAt: now().toISOString(), by: ANNA }),
    turnOfOlder: async () => turnOf(await found(older), now()),
    now,
    act,
    undo,
    surfaces,
    wait: (hours: number) => {
      at += hours * HOUR_MS + 1
    },
  }
}

const BY_CUSTOMER: readonly Deed[] = ['customer adds', 'customer wishes', 'customer cancels']

describe.each(Object.entries(databases))('whose turn it is, on %s', (kind, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  test('no list, count or line says otherwise than the state, whatever was done by whom in which order', async () => {
    const storage = await open()
    let run = 0
    await fc.assert(
      fc.asyncProperty(aHistory, async (history) => {
        run += 1
        const { own, other, older, now, act, undo, surfaces, turnOfOlder, wait } = await begun(storage, String(run))
        for (const [index, { deed, hours, second }] of history.entries()) {
          wait(hours)
          const before = (await surfaces()).turn
          const actAs = (id: string) => act(deed, id, second ? BO : ANNA, index)
          const done = await actAs(`${run}-${index}`)
          // What is undone at once has not been; then it is done again.
          if (await undo(`${run}-${index}`)) {
            expect((await surfaces()).turn, deed).toEqual(before)
            await actAs(`${run}-${index}-again`)
          }
          // What another booked is noted by the job.
          if (deed === 'other books') await storeTurns(storage.db, [own])
          const { enquiry, turn, line, free, inTurn, inVisits, inProposed, inClosed } = await surfaces()
          const what = JSON.stringify({ deed, done, turn, before })
          expect(await storeTurns(storage.db, [own, older]), what).toEqual([])
          expect(inTurn, what).toBe(turn.whose === 'ours')
          expect(inClosed, what).toBe(enquiry.closed !== undefined)
          const isToCome = enquiry.visit?.state === 'booked' && enquiry.visit.time !== undefined && !isOver(enquiry.visit.time, now())
          expect(inVisits, what).toBe(isToCome)
          expect(line.startsWith('Besök bokat'), what).toBe(turn.whose === 'visit')
          if (turn.whose === 'visit') expect(isToCome, what).toBe(true)
          expect(inProposed, what).toBe(turn.reason === 'times proposed')
          if (turn.reason === 'times proposed') expect(free, what).not.toEqual([])
          if (turn.reason === 'times gone') expect(free, what).toEqual([])
          if (enquiry.closed && turn.whose !== 'ours') expect(turn.whose, what).toBe('closed')
          const turnAsMerged = enquiry.mergedInto === undefined ? turn : await turnOfOlder()
          if (enquiry.mergedInto !== undefined) expect(turn.whose, what).toBe('closed')
          if (BY_CUSTOMER.includes(deed) && done !== false && enquiry.visit === undefined && deed === 'customer adds')
            expect(turnAsMerged.whose, what).toBe('ours')
          if ((deed === 'called' || deed === 'mailed') && done === true && !enquiry.closed) expect(['customer', 'visit'], what).toContain(turn.whose)
        }
        // Whatever is done last, time alone leaves nobody waiting for ever: a visit that has been, and times that nobody chose, come back.
        const { turn } = await surfaces()
        wait(24 * 30)
        if (turn.whose === 'visit' || turn.reason === 'times proposed') expect((await surfaces()).turn.whose).toBe('ours')
        // A list's page has room for fifty.
        for (const reference of [own, other, older]) await storage.repository.erase(reference, now().toISOString(), 'asked')
      }),
      { numRuns: kind === 'SQLite' ? HISTORIES : Math.ceil(HISTORIES / 3) },
    )
  })

  test.each<[what: string, deeds: readonly Deed[], hours: number, reason: string]>([
    ['came in', [], 0, 'new'],
    ['was called without an answer', ['not reached'], 0, 'not reached'],
    ['was called without an answer, and then with one', ['not reached', 'called'], 0, 'called'],
    ['was answered', ['mailed'], 0, 'mailed'],
    ['was answered, and the reply undone', ['mailed', 'undo'], 0, 'new'],
    ['was mailed, and that undone', ['reply', 'undo while it waits'], 0, 'new'],
    ['was offered times, and that undone', ['mailed', 'propose', 'undo while it waits'], 0, 'mailed'],
    ['was cancelled by us, and that undone', ['book', 'owner cancels', 'undo while it waits'], 0, 'visit booked'],
    ['had its visit moved, and that undone', ['propose', 'customer picks', 'book', 'undo while it waits'], 0, 'visit booked'],
    ['was closed with a visit to come, and that undone', ['book', 'close', 'undo while it waits'], 0, 'visit booked'],
    ['the customer wrote to before it was undone', ['reply', 'customer adds', 'undo while it waits'], 0, 'new'],
    ['the customer has written again', ['mailed', 'customer adds'], 0, 'customer wrote'],
    ['needs no answer', ['mailed', 'customer adds', 'handled'], 0, 'nothing to answer'],
    ['has a visit and needs no answer', ['book', 'customer adds', 'handled'], 0, 'visit booked'],
    ['has times to choose from', ['propose'], 0, 'times proposed'],
    ['nobody chose a time of', ['propose'], 100, 'times gone'],
    ['no time fits', ['propose', 'customer wishes'], 0, 'no time fits'],
    ['has a visit', ['propose', 'customer picks'], 0, 'visit booked'],
    ['had a visit, and nothing followed', ['propose', 'customer picks'], 100, 'visit been'],
    ['the customer has moved', ['book', 'propose', 'customer picks'], 0, 'customer moved'],
    ['the customer has cancelled', ['book', 'customer cancels'], 0, 'customer cancelled'],
    ['we have cancelled', ['book', 'owner cancels'], 0, 'we cancelled'],
    ['whose times were withdrawn', ['propose', 'owner cancels'], 0, 'times withdrawn'],
    ['is closed', ['mailed', 'close'], 0, 'closed'],
    ['is closed, and the customer has written', ['mailed', 'close', 'customer adds'], 0, 'customer wrote'],
    ['is open again', ['mailed', 'close', 'reopen'], 0, 'reopened'],
    ['is withdrawn', ['withdraw'], 0, 'closed'],
  ])('an enquiry that %s', async (_, deeds, hours, reason) => {
    const { act, surfaces, wait } = await begun(await open(), 'one')
    for (const [index, deed] of deeds.entries()) {
      wait(1)
      await act(deed, String(index), ANNA, index)
    }
    wait(hours)
    expect((await surfaces()).turn.reason).toBe(reason)
  })

  test.each<[what: string, deeds: readonly Deed[], reason: string]>([
    ['waited', [], 'merged'],
    ['was answered', ['mailed'], 'mailed'],
    ['the customer had written to again', ['mailed', 'customer adds'], 'merged'],
  ])('the older request of a customer, when one that %s is merged into it, and afterwards', async (_, deeds, reason) => {
    const storage = await open()
    const { own, older, act, surfaces, replyToOlder, turnOfOlder, wait } = await begun(storage, 'merge')
    wait(1)
    await replyToOlder()
    for (const [index, deed] of [...deeds, 'merge' as const].entries()) {
      wait(1)
      await act(deed, String(index), ANNA, index)
    }
    expect((await turnOfOlder()).reason).toBe(reason)
    expect((await storage.repository.find(older))?.standing.due).toBe(
      reason === 'mailed' ? undefined : deeds.length === 0 ? '2026-11-24T08:00:00.000Z' : '2026-11-24T11:00:00.003Z',
    )
    expect(await surfaces()).toMatchObject({
      turn: { whose: 'closed' },
      line: expect.stringContaining(`Sammanslagen med ${older}`),
      inTurn: false,
      inClosed: true,
    })

    wait(1)
    await storage.replies.add({ id: 'later', reference: older, kind: 'called', madeAt: '2026-11-24T08:00:00.000Z', by: ANNA })
    expect((await turnOfOlder()).reason).toBe('called')
    wait(48)
    await act('customer adds', 'added', ANNA, 9)
    expect((await turnOfOlder()).reason).toBe('customer wrote')
    await act('withdraw', 'withdrawn', ANNA, 9)
    expect((await storage.repository.find(own))?.closed?.because).toBe('merged')
    wait(1)
    await act('reopen', 'reopened', ANNA, 9)
    expect([(await turnOfOlder()).reason, (await surfaces()).turn.reason]).toEqual(['called', deeds.length === 0 ? 'new' : 'reopened'])
  })

  test('the older request waits no longer for what was said in one that is erased', async () => {
    const storage = await open()
    const { own, act, now, replyToOlder, turnOfOlder, wait } = await begun(storage, 'erased')
    wait(1)
    await replyToOlder()
    wait(1)
    await act('merge', 'm', ANNA, 0)
    expect((await turnOfOlder()).reason).toBe('merged')
    await storage.repository.erase(own, now().toISOString(), 'asked')
    expect((await turnOfOlder()).reason).toBe('mailed')
  })

  test('where another takes the last time that was proposed, it is the owner’s turn again', async () => {
    const storage = await open()
    const { own, act, surfaces, wait } = await begun(storage, 'two')
    await act('propose', 'p', ANNA, 0)
    await storage.db.deleteFrom('visit_times').where('start_at', '=', '2026-11-25T09:00:00.000Z').execute()
    wait(1)
    await act('other books', 'o', ANNA, 0)
    expect((await surfaces()).turn.reason).toBe('times proposed')
    expect(await storeTurns(storage.db, [own])).toEqual([own])
    expect(await surfaces()).toMatchObject({ turn: { reason: 'times gone', whose: 'ours' }, inTurn: true, inProposed: false, free: [] })
  })
})
