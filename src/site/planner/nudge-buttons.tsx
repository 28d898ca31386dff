import { useState } from 'react'
import { itemWords as words } from '#content/planner/item-words.ts'

const DIRECTIONS = [
  { direction: 'left', right: -1, down: 0 },
  { direction: 'up', right: 0, down: -1 },
  { direction: 'down', right: 0, down: 1 },
  { direction: 'right', right: 1, down: 0 },
] as const

type NudgeButtonsProps = { /** In centimetres. */ onMove: (right: number, down: number) => void; onTurn?: () => void }

/** Moves and turns an item step by step: dragging is never required. */
export function NudgeButtons({ onMove, onTurn }: NudgeButtonsProps) {
  const [large, setLarge] = useState(true)
  const step = large ? 10 : 1
  return (
    <div className="planner-row planner-nudge">
      {DIRECTIONS.map(({ direction, right, down }) => (
        <button
          className={`planner-arrow ${direction}`}
          key={direction}
          type="button"
          aria-label={words.directions[direction]}
          onClick={() => onMove(right * step, down * step)}
        />
      ))}
      <button className="planner-button" type="button" aria-label={words.changeStep(step)} onClick={() => setLarge(!large)}>
        {words.step(step)}
      </button>
      {onTurn && (
        <button className="planner-button" type="button" onClick={onTurn}>
          {words.turn}
        </button>
      )}
    </div>
  )
}
