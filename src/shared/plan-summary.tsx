import { attachedWords } from '#content/planner/attached-words.ts'
import { planContents } from '#content/planner/drawing-words.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { PlanThumbnail } from './plan-thumbnail.tsx'

/** What an attached drawing holds, as a small picture and in words. A packed plan that cannot be read has the heading only. */
export function PlanSummary({ packed }: { packed: string }) {
  const plan = unpackPlan(packed)
  return (
    <>
      {plan && <PlanThumbnail plan={plan} />}
      <p>
        <strong>{attachedWords.heading}</strong>
        {plan && <span>{planContents(plan)}</span>}
      </p>
    </>
  )
}
