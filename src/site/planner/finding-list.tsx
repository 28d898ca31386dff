import { memo, type RefObject } from 'react'
import { findingGroups } from '#content/planner/finding-groups.ts'
import { planner } from '#content/planner/planner.ts'
import { levelWords, measuresNote } from '#content/planner/room-words.ts'
import type { Plan } from '#domain/room/plan.ts'
import type { PlannerAction } from './use-plan-editor.ts'

const words = planner.findings

type FindingListProps = { plan: Plan; dispatch: (action: PlannerAction) => void; board: RefObject<SVGSVGElement | null>; showBoard: () => void }

/** The findings in words, the most serious first; each leads to the item that would have to change. */
export const FindingList = memo(function FindingList({ plan, dispatch, board, showBoard }: FindingListProps) {
  const groups = findingGroups(plan)
  return (
    <section className="planner-findings" aria-labelledby="att-tanka-pa">
      <h2 id="att-tanka-pa">{words.heading}</h2>
      {groups.length === 0 && <p>{plan.fixtures.length === 0 ? words.empty : words.none}</p>}
      <ul>
        {groups.map(({ level, said, times, about }) => (
          <li className={`apart ${level}`} key={`${level} ${said}`}>
            <p>
              <strong>{times > 1 ? `${times} ${levelWords[level].several.toLocaleLowerCase('sv')}` : levelWords[level].name}</strong> {said}
            </p>
            {about && (
              <button
                className="planner-button"
                type="button"
                aria-label={`${words.show}: ${said}`}
                onClick={() => {
                  showBoard()
                  dispatch({ type: 'select', id: about })
                  board.current?.querySelector<SVGElement>(`[data-item="${about}"]`)?.focus()
                }}
              >
                {words.show}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="planner-note">{measuresNote}</p>
    </section>
  )
})
