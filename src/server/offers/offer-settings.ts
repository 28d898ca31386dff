import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type LawPoint, lawPoints } from '#content/offers/law.ts'
import { keysOf } from '#domain/keys-of.ts'
import { type OfferTerms, readOfferTerms } from '#domain/offer/company-facts.ts'
import type { OfferLine } from '#domain/offer/offer.ts'
import type { Core } from '#server/core/core.ts'
import type { OfferPriceRow } from '#server/core/database/offer-tables.ts'
import type { Tables } from '#server/core/database/tables.ts'

/** When a point was read, and by whom. */
export type LawTick = { at: string; by: string }

export type OfferSettings = ReturnType<typeof makeOfferSettings>

/** What must be there before an offer can be written: the company's facts, and every point of the law read. */
export function makeOfferSettings({ db, now }: { db: Kysely<Tables> } & Pick<Core, 'now'>) {
  return {
    terms,
    lawTicks,

    /** The company's facts for an offer; undefined while the room is off. */
    async open(): Promise<OfferTerms | undefined> {
      const ticks = await lawTicks()
      return keysOf(lawPoints).every((point) => ticks.has(point)) ? await terms() : undefined
    },

    /** The newest counts; those before stay. */
    async saveTerms(answers: OfferTerms, by: string): Promise<void> {
      await db
        .insertInto('offer_terms')
        .values({ id: randomUUID(), content: JSON.stringify(answers), saved_at: now().toISOString(), saved_by: by })
        .execute()
    },

    /** Of those that are not ticked yet. A tick is never taken back. */
    async tick(points: readonly LawPoint[], by: string): Promise<void> {
      const before = await lawTicks()
      const unread = points.filter((point) => !before.has(point))
      if (unread.length === 0) return
      const at = now().toISOString()
      await db
        .insertInto('offer_law_ticks')
        .values(unread.map((point) => ({ id: randomUUID(), point, text: lawPoints[point].text, ticked_at: at, ticked_by: by })))
        .execute()
    },

    /** What was last asked for what a line names, by the name. */
    async prices(): Promise<ReadonlyMap<string, OfferPriceRow>> {
      const rows = await db.selectFrom('offer_prices').selectAll().orderBy('name').execute()
      return new Map(rows.map((row) => [row.name_key, row]))
    },

    async rememberPrices(lines: readonly OfferLine[]): Promise<void> {
      const at = now().toISOString()
      for (const { name, unit, price, kind } of lines) {
        const row = { name, unit, price, kind, used_at: at }
        await db
          .insertInto('offer_prices')
          .values({ name_key: priceKey(name), ...row })
          .onConflict((conflict) => conflict.column('name_key').doUpdateSet(row))
          .execute()
      }
    },

    async forgetPrice(key: string): Promise<void> {
      await db.deleteFrom('offer_prices').where('name_key', '=', key).execute()
    },
  }

  async function terms(): Promise<OfferTerms | undefined> {
    const row = await db.selectFrom('offer_terms').select('content').orderBy('saved_at', 'desc').limit(1).executeTakeFirst()
    if (!row) return undefined
    const stored: Record<string, unknown> = JSON.parse(row.content)
    const { ok, answers } = readOfferTerms((name) => String(stored[name] ?? ''))
    return ok ? answers : undefined
  }

  /** Of points whose text is still the one that was read. */
  async function lawTicks(): Promise<ReadonlyMap<LawPoint, LawTick>> {
    const rows = await db.selectFrom('offer_law_ticks').selectAll().orderBy('ticked_at', 'desc').execute()
    return new Map(
      rows.flatMap(({ point, text, ticked_at, ticked_by }) => {
        const known = keysOf(lawPoints).find((one) => one === point && lawPoints[one].text === text)
        return known ? [[known, { at: ticked_at, by: ticked_by }] as const] : []
      }),
    )
  }
}

export function priceKey(name: string): string {
  return name.trim().toLocaleLowerCase('sv')
}
