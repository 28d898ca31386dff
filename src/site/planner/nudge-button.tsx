import { useState } from 'react'
import { planner } from '#content/planner.ts'

const words = planner.chosen

const WAYS = [
  { way: 'left', right: -1, down: 0 },
  { way: 'up', right: 0, down: -1 },
  { way: 'down', right: 0, down: 1 },
  { way: 'right', right: 1, down: 0 },
] as const

type MoverProps = { /** In centimetres. */ onMove: (right: number, down: number) => void; onTurn?: () => void }

/** Moves something a step at a time, by buttons. */
export function NudgeButton({ onMove, onTurn }: MoverProps) {
  const [far, setFar] = useState(true)
  const step = far ? 10 : 1
  return (
    <div className="planner-mover">
      {WAYS.map(({ way, right, down }) => (
        <button className={`planner-way ${way}`} key={way} type="button" aria-label={words.ways[way]} onClick={() => onMove(right * step, down * step)} />
      ))}
      <button className="planner-tool" type="button" aria-label={words.changeStep(step)} onClick={() => setFar(!far)}>
        {words.step(step)}
      </button>
      {onTurn && (
        <button className="planner-tool" type="button" onClick={onTurn}>
          {words.turn}
        </button>
      )}
    </div>
  )
}
