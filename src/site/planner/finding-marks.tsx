import type { FindingGroup } from '#content/planner/finding-groups.ts'
import { planner } from '#content/planner/planner.ts'
import type { Mm, Plan } from '#domain/room/plan.ts'
import { type PlanItem, planItemsOf } from './plan-items.ts'

/** The id of the list's heading. */
export const FINDINGS = 'att-tanka-pa'

const RADIUS: Mm = 70

/** In the drawing, on each item that would have to change; an advice has none. The list below says it in words. */
export function FindingMarks({ plan, groups }: { plan: Plan; groups: readonly FindingGroup[] }) {
  const levelOf = ({ id }: PlanItem) => groups.find(({ level, about }) => level !== 'advice' && about.includes(id))?.level
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus
    <g className="planner-marks" aria-hidden="true">
      {planItemsOf(plan).map((item) => {
        const level = levelOf(item)
        if (!level) return null
        const { x, y } = cornerOf(item)
        return (
          <g className={level} key={item.id} transform={`translate(${x} ${y})`}>
            <circle r={RADIUS} vectorEffect="non-scaling-stroke" />
            <text dy="0.35em" textAnchor="middle" fontSize={RADIUS * 1.6}>
              !
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** The item's upper right corner. */
function cornerOf({ at, turn, width, depth }: PlanItem) {
  const [across, down] = turn % 180 === 0 ? [width, depth] : [depth, width]
  return { x: at.x + across / 2, y: at.y - down / 2 }
}

/** Under the drawing: how many findings there are, and the way to them. */
export function FindingCount({ count }: { count: number }) {
  function showList() {
    const heading = document.querySelector<HTMLElement>(`#${FINDINGS}`)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }

  return (
    <button className="text-button" type="button" onClick={showList}>
      {planner.findings.count(count)}
    </button>
  )
}
