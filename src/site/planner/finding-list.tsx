import { memo, type RefObject } from 'react'
import type { FindingGroup } from '#content/planner/finding-groups.ts'
import { planner } from '#content/planner/planner.ts'
import { levelWords, measuresNote } from '#content/planner/room-words.ts'
import { FINDINGS } from './finding-marks.tsx'
import type { PlannerAction } from './use-plan-editor.ts'

const words = planner.findings

type FindingListProps = {
  groups: readonly FindingGroup[]
  /** Nothing is in the room. */
  isEmpty: boolean
  dispatch: (action: PlannerAction) => void
  board: RefObject<SVGSVGElement | null>
  showBoard: () => void
}

/** The findings in words, the most serious first; each leads to the item that would have to change. */
export const FindingList = memo(function FindingList({ groups, isEmpty, dispatch, board, showBoard }: FindingListProps) {
  return (
    <section className="planner-findings" aria-labelledby={FINDINGS}>
      <h2 id={FINDINGS} tabIndex={-1}>
        {words.heading}
      </h2>
      {groups.length === 0 && <p>{isEmpty ? words.empty : words.none}</p>}
      <ul>
        {groups.map(({ level, said, times, about: [first] }) => (
          <li className={`apart ${level}`} key={`${level} ${said}`}>
            <p>
              <strong>{times > 1 ? `${times} ${levelWords[level].several.toLocaleLowerCase('sv')}` : levelWords[level].name}</strong> {said}
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
        ))}
      </ul>
      <p className="planner-note">{measuresNote}</p>
    </section>
  )
})
