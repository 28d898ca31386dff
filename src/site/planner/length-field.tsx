import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import type { Mm } from '#domain/room/plan.ts'
import { CM, inCm } from './in-cm.ts'

type LengthFieldProps = { label: string; value: Mm; onSet: (value: Mm) => void }

/** A length in mm, typed in centimetres. Set on Enter and on blur; the arrow keys change it by 1 cm. */
export function LengthField({ label, value, onSet }: LengthFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? inCm(value)

  /** What is typed, else the length as it is. */
  function read(): Mm {
    const typedMm = Math.round(Number.parseFloat((typed ?? '').replace(',', '.')) * CM)
    return Number.isFinite(typedMm) ? typedMm : value
  }

  function settle() {
    const to = read()
    setTyped(undefined)
    if (to !== value) onSet(to)
  }

  // A press on another item of the drawing takes the field away before it loses the focus.
  const settleLast = useEffectEvent(settle)
  useEffect(() => () => settleLast(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') settle()
    if (event.key === 'Escape') setTyped(undefined)
    const by = { ArrowUp: CM, ArrowDown: -CM }[event.key]
    if (by === undefined) return
    event.preventDefault()
    setTyped(undefined)
    onSet(read() + by)
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
