import { type KeyboardEvent, useId, useState } from 'react'
import type { Mm } from '#domain/room/plan.ts'
import { CM, inCm } from './in-cm.ts'

type MeasureProps = { label: string; value: Mm; onSet: (value: Mm) => void }

/** A measure typed in centimetres. It counts when it is left, or at Enter; the arrow keys change it by one. */
export function LengthField({ label, value, onSet }: MeasureProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? inCm(value)

  function settle() {
    if (typed === undefined) return
    const read = Number.parseFloat(typed.replace(',', '.')) * CM
    setTyped(undefined)
    if (Number.isFinite(read) && Math.round(read) !== value) onSet(Math.round(read))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') settle()
    if (event.key === 'Escape') setTyped(undefined)
    const by = { ArrowUp: CM, ArrowDown: -CM }[event.key]
    if (by === undefined) return
    event.preventDefault()
    setTyped(undefined)
    onSet(value + by)
  }

  return (
    <div className="planner-input">
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={shown}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden="true">cm</span>
      </span>
    </div>
  )
}
