import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { planner } from '#content/planner/planner.ts'
import type { Mm } from '#domain/room/plan.ts'
import { type LengthLimits, type LengthUnit, readLength } from '#domain/room/read-length.ts'
import { CM, inCm } from './in-cm.ts'

type LengthFieldProps = { label: string; value: Mm; limits: LengthLimits; unit?: LengthUnit; onSet: (value: Mm) => void }

const words = planner.length

/** A length in mm, typed in cm, m or mm, and shown in cm or in the field's own unit. Set on Enter and on blur; the arrow keys change it by 1 cm. A text that cannot be set stays in the field. */
export function LengthField({ label, value, limits, unit = 'cm', onSet }: LengthFieldProps) {
  const shown = (length: Mm) => (unit === 'mm' ? String(length) : inCm(length))
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const [understood, setUnderstood] = useState<string>()
  /** What was set last, until the room has that length. */
  const [asked, setAsked] = useState<Mm>()
  if (asked === value) setAsked(undefined)

  function show(text: string | undefined) {
    setTyped(text)
    setError(undefined)
    setUnderstood(undefined)
    setAsked(undefined)
  }

  function settle() {
    if (typed === undefined) return
    const to = readLength(typed, limits, unit)
    if (to === undefined) return setError(words.unreadable)
    if (to < limits.from || to > limits.to) return setError(words.outside(shown(limits.from), shown(limits.to), unit))
    show(undefined)
    if (typed !== shown(to)) setUnderstood(words.understood(typed, shown(to), unit))
    if (to === value) return
    setAsked(to)
    onSet(to)
  }

  // A press on another item of the drawing takes the field away before it loses the focus.
  const settleLast = useEffectEvent(settle)
  useEffect(() => () => settleLast(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') settle()
    if (event.key === 'Escape') show(undefined)
    const by = { ArrowUp: CM, ArrowDown: -CM }[event.key]
    if (by === undefined) return
    event.preventDefault()
    show(undefined)
    onSet((readLength(typed ?? '', limits, unit) ?? value) + by)
  }

  const hint = error ?? (asked === undefined ? understood : words.notPossible(shown(asked), shown(value), unit))
  return (
    <div className="planner-input">
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed ?? shown(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint && `${id}-hint`}
          onChange={(event) => show(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
      <p className={error ? 'field-error' : 'planner-note'} id={`${id}-hint`} role="status">
        {hint}
      </p>
    </div>
  )
}
