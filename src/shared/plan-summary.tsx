import { attachedWords } from '#content/planner/attached-words.ts'
import { designHeading } from '#content/planner/design-names.ts'
import { planContents } from '#content/planner/drawing-words.ts'
import { letters, unpackDesigns } from '#domain/room/designs.ts'
import { PlanThumbnail } from './plan-thumbnail.tsx'

/** What an attached drawing holds, as a small picture of each design and in words. A packed drawing that cannot be read has the heading only. */
export function PlanSummary({ packed }: { packed: string }) {
  const designs = (unpackDesigns(packed) ?? []).map((plan, index, all) => ({ plan, said: all.length > 1 ? `${designHeading(letters[index] ?? 'A')}. ` : '' }))
  return (
    <>
      {designs.map(({ plan, said }) => (
        <PlanThumbnail key={said} plan={plan} />
      ))}
      <p>
        <strong>{attachedWords.heading}</strong>
        {designs.map(({ plan, said }) => (
          <span key={said}>{said + planContents(plan)}</span>
        ))}
      </p>
    </>
  )
}
