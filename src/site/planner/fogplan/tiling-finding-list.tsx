import { memo } from 'react'
import { fogplan, surfaceWords } from '#content/fogplan/fogplan.ts'
import { tilingFindingWords } from '#content/fogplan/tiling-finding-words.ts'
import type { Plan } from '#domain/room/plan.ts'
import { chooseTiles, moveJoints, setNiche } from '#domain/room/tiling/edit-tiling.ts'
import { type SetOut, setOutOf } from '#domain/room/tiling/lay-out.ts'
import { proposedNiche } from '#domain/room/tiling/niche.ts'
import type { AnySurfaceName } from '#domain/room/tiling/surface.ts'
import { type TilingFinding, tilingFindings } from '#domain/room/tiling/tiling-findings.ts'
import type { Change, PlannerAction } from '../use-plan-editor.ts'
import { jointsInWords } from './place-joints.ts'

type TilingFindingListProps = { plan: Plan; all: readonly SetOut[]; dispatch: (action: PlannerAction) => void; show: (surface: AnySurfaceName) => void }

/** What a tiler would remark on, each with the tap that mends it. */
export const TilingFindingList = memo(function TilingFindingList({ plan, all, dispatch, show }: TilingFindingListProps) {
  const found = tilingFindings(plan, all)
  return (
    <section className="planner-findings" aria-labelledby="fogplan-anmarkningar">
      <h3 id="fogplan-anmarkningar">{fogplan.findings}</h3>
      {found.length === 0 && <p>{fogplan.noFindings}</p>}
      <ul>
        {found.map((finding) => {
          const said = tilingFindingWords(finding, plan)
          const mend = mendOf(finding)
          const where = surfaceWords(finding.surface)
          return (
            <li className={`apart ${finding.code === 'sliver' ? 'warning' : 'advice'}`} key={`${where} ${said}`}>
              <p>
                <strong>{where}</strong> {said}
              </p>
              {mend && (
                <button
                  className="planner-button"
                  type="button"
                  aria-label={`${mend.words}, ${where}: ${said}`}
                  onClick={() => {
                    show(finding.surface)
                    dispatch({ type: 'change', change: mend.change, announce: (plan) => jointsInWords(plan, finding.surface) })
                  }}
                >
                  {mend.words}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
})

function mendOf(finding: TilingFinding): { words: string; change: Change } | undefined {
  const { surface } = finding
  switch (finding.code) {
    case 'sliver': {
      const { mend } = finding
      return (
        mend && {
          words: fogplan.mend,
          change: (plan) => withSetOut(plan, surface, ({ origin }) => moveJoints(plan, surface, mend.axis, origin[mend.axis] + mend.by)),
        }
      )
    }
    case 'niche-off-joints':
      return { words: fogplan.mendNiche, change: (plan) => withSetOut(plan, surface, (setOut) => setNiche(plan, surface, proposedNiche(plan, setOut))) }
    case 'under-casing':
    case 'beside-casing':
    case 'niche-outside-shower':
    case 'niche-wide':
      return undefined
    case 'long-half-bond':
      return { words: fogplan.mendBond, change: (plan) => chooseTiles(plan, [finding.surface], { bond: 'third' }) }
  }
}

function withSetOut(plan: Plan, surface: AnySurfaceName, change: (setOut: SetOut) => Plan): Plan {
  const setOut = setOutOf(plan, surface)
  return setOut ? change(setOut) : plan
}
