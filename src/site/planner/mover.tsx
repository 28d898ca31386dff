import { useState } from 'react'
import { planner } from '#content/planner.ts'
import { Choice } from './choice.tsx'

const words = planner.chosen

const WAYS = [
  { way: 'left', right: -1, down: 0 },
  { way: 'up', right: 0, down: -1 },
  { way: 'down', right: 0, down: 1 },
  { way: 'right', right: 1, down: 0 },
] as const

const steps = { '1': '1 cm', '10': '10 cm' }

type MoverProps = { /** In centimetres. */ onMove: (right: number, down: number) => void; onTurn?: () => void }

/** Moves something a step at a time, by buttons. */
export function Mover({ onMove, onTurn }: MoverProps) {
  const [step, setStep] = useState<keyof typeof steps>('10')
  return (
    <div className="planner-mover">
      {WAYS.map(({ way, right, down }) => (
        <button className={`planner-way ${way}`} key={way} type="button" aria-label={words.ways[way]} onClick={() => onMove(right * Number(step), down * Number(step))} />
      ))}
      {onTurn && (
        <button className="planner-tool" type="button" onClick={onTurn}>
          {words.turn}
        </button>
      )}
      <Choice label={words.step} value={step} words={steps} onPick={setStep} />
    </div>
  )
}
