import type { Kysely } from 'kysely'
import { MOST_PDFS, MOST_PHOTOS } from '#domain/enquiry/photo-limits.ts'
import type { PhotoKind } from '#domain/file-kind.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { PhotoFacts, PhotoFile } from '#server/enquiries/photo-facts.ts'
import { FACTS } from '#server/enquiries/sql/photo-rows.ts'
import { tellOfPhotos } from '#server/enquiries/sql/tell-of-photos.ts'
import type { PhotoUsage } from '#server/pictures/photo-capacity.ts'

/** `thumb`: a small JPEG (encode-photo.ts); empty for a PDF. */
export type NewPhoto = Omit<PhotoFacts, 'size'> & { content: Uint8Array; thumb: Uint8Array }

/** The photos of enquiries. They are deleted with their enquiry, and there is none without one. */
export type PhotoRepository = ReturnType<typeof makePhotoRepository>

export function makePhotoRepository(db: Kysely<Tables>) {
  return {
    /**
     * Stores a photo, or gives one that is there its new position, and queues an email to the owner for `tellAt`, in place of one
     * that waits, unless the first email about the enquiry is still to leave: it shows the photo. Instants are ISO 8601, UTC.
     */
    add: (reference: string, { content, thumb, ...facts }: NewPhoto, at: string, tellAt: string): Promise<'kept' | 'too many' | 'no enquiry'> =>
      db.transaction().execute(async (transaction) => {
        // Locks the enquiry: photos that come at once are counted one after the other, and none is stored while it is erased.
        const { numUpdatedRows } = await transaction.updateTable('enquiries').set({ reference }).where('reference', '=', reference).executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return 'no enquiry'
        if (await moveIn(transaction, reference, facts.sha256, facts.position)) return 'kept'
        const counts = await countKinds(transaction, reference)
        if (counts[facts.kind] >= (facts.kind === 'pdf' ? MOST_PDFS : MOST_PHOTOS)) return 'too many'
        const size = content.byteLength
        await transaction
          .insertInto('photos')
          .values({
            ...facts,
            reference,
            size,
            stored_bytes: size + thumb.byteLength,
            received_at: at,
            thumb: Buffer.from(thumb),
            content: Buffer.from(content),
          })
          .execute()
        await tellOfPhotos(transaction, reference, at, tellAt)
        return 'kept'
      }),
    /** Resolves to whether it is there. */
    move: (reference: string, sha256: string, position: number): Promise<boolean> => moveIn(db, reference, sha256, position),
    async remove(reference: string, sha256: string): Promise<void> {
      await db.deleteFrom('photos').where('reference', '=', reference).where('sha256', '=', sha256).execute()
    },
    /** How many of each kind the enquiry has. */
    counts: (reference: string): Promise<Record<PhotoKind, number>> => countKinds(db, reference),
    find: (reference: string, sha256: string): Promise<PhotoFile | undefined> =>
      db
        .selectFrom('photos')
        .select([...FACTS, 'content'])
        .where('reference', '=', reference)
        .where('sha256', '=', sha256)
        .executeTakeFirst(),
    /** As lists show it: a small JPEG. Undefined for a PDF. */
    async thumb(reference: string, sha256: string): Promise<Uint8Array | undefined> {
      const row = await db
        .selectFrom('photos')
        .select('thumb')
        .where('reference', '=', reference)
        .where('sha256', '=', sha256)
        .where('kind', '=', 'photo')
        .executeTakeFirst()
      return row?.thumb
    },
    usage: (): Promise<PhotoUsage> => photoUsage(db),
  }
}

async function moveIn(db: Kysely<Tables>, reference: string, sha256: string, position: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('photos')
    .set({ position })
    .where('reference', '=', reference)
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function countKinds(db: Kysely<Tables>, reference: string): Promise<Record<PhotoKind, number>> {
  const rows = await db
    .selectFrom('photos')
    .select((from) => ['kind', from.fn.countAll().as('count')])
    .where('reference', '=', reference)
    .groupBy('kind')
    .execute()
  const count = (kind: PhotoKind) => Number(rows.find((row) => row.kind === kind)?.count ?? 0)
  return { photo: count('photo'), pdf: count('pdf') }
}

/** By an index alone, however large the photos are. */
export async function photoUsage(db: Kysely<Tables>): Promise<PhotoUsage> {
  const { count, bytes } = await db
    .selectFrom('photos')
    .select((from) => [from.fn.countAll().as('count'), from.fn.sum('stored_bytes').as('bytes')])
    .executeTakeFirstOrThrow()
  // The sum of no rows is null.
  return { count: Number(count), bytes: Number(bytes ?? 0) }
}
