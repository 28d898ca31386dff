import { additionFacts } from '#content/enquiries/additions.ts'
import type { Addition } from '#domain/enquiry/addition.ts'
import { Facts } from '#server/core/http/facts.tsx'

/** What a customer has added to a request, the oldest first. Nothing if there is none. */
export function Additions({ additions, heading }: { additions: readonly Addition[]; heading: string }) {
  if (additions.length === 0) return null
  return (
    <>
      <h2>{heading}</h2>
      {additions.map((addition) => (
        <Facts key={addition.id} facts={additionFacts(addition)} />
      ))}
    </>
  )
}
