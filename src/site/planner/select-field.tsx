import { useId } from 'react'
import { keysInOrder } from '#domain/room/in-order.ts'

type SelectFieldProps<Value extends string> = { label: string; value: Value; words: Record<Value, string>; onPick: (value: Value) => void }

/** A labelled select; `words` names its values in order. */
export function SelectField<Value extends string>({ label, value, words, onPick }: SelectFieldProps<Value>) {
  const id = useId()
  const values = keysInOrder(words)
  return (
    <div className="planner-input choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const picked = values.find((one) => one === event.target.value)
          if (picked !== undefined) onPick(picked)
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
