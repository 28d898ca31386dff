import { useId } from 'react'

type SelectFieldProps<Value extends string> = { label: string; value: Value; words: Record<Value, string>; onPick: (value: Value) => void }

/** A labelled select; `words` names its values in order. */
export function SelectField<Value extends string>({ label, value, words, onPick }: SelectFieldProps<Value>) {
  const id = useId()
  // Not keysOf: a module in common with the quote form would be one more request.
  const values: Value[] = []
  for (const value in words) values.push(value)
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
