import { memo, type RefObject } from 'react'
import { planner } from '#content/planner.ts'
import { findingWords, levelWords, measuresNote } from '#content/room-words.ts'
import { findings } from '#domain/room/findings.ts'
import type { Plan } from '#domain/room/plan.ts'
import type { PlannerAction } from './use-plan-editor.ts'

const words = planner.findings

type FindingListProps = { plan: Plan; dispatch: (action: PlannerAction) => void; board: RefObject<SVGSVGElement | null>; showBoard: () => void }

/** The findings in words, the most serious first; each leads to the item that would have to change. */
export const FindingList = memo(function FindingList({ plan, dispatch, board, showBoard }: FindingListProps) {
  const all = findings(plan)
  return (
    <section className="planner-findings" aria-labelledby="att-tanka-pa">
      <h2 id="att-tanka-pa">{words.heading}</h2>
      {all.length === 0 && <p>{words.none}</p>}
      <ul>
        {all.map((finding) => {
          const [first] = finding.about
          const said = findingWords(finding, plan)
          return (
            <li className={`apart ${finding.level}`} key={`${finding.code} ${finding.about.join(' ')}`}>
              <p>
                <strong>{levelWords[finding.level].name}</strong> {said}
              </p>
              {first && (
                <button
                  className="planner-button"
                  type="button"
                  aria-label={`${words.show}: ${said}`}
                  onClick={() => {
                    showBoard()
                    dispatch({ type: 'select', id: first })
                    board.current?.querySelector<SVGElement>(`[data-item="${first}"]`)?.focus()
                  }}
                >
                  {words.show}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <p className="planner-note">{measuresNote}</p>
    </section>
  )
})
