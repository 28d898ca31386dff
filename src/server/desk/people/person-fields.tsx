import { peoplePage } from '#content/desk/people.ts'
import type { Role } from '#domain/role.ts'

const { fields, roles } = peoplePage
const CHOICES = [
  ['agare', 'owner'],
  ['montor', 'fitter'],
] as const

export function RoleChoice({ role, error }: { role: Role | undefined; error: string | undefined }) {
  return (
    <fieldset aria-describedby={error && 'roll-error'}>
      <legend>{fields.role.label}</legend>
      {CHOICES.map(([value, one]) => (
        <label key={value} className="tick">
          <input type="radio" name="roll" value={value} defaultChecked={role === one} required />
          {roles[one]}
        </label>
      ))}
      {error && (
        <p className="field-error" id="roll-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

export function EmailChoice({ getsEmail }: { getsEmail: boolean }) {
  const { label, hint } = fields.getsEmail
  return (
    <>
      <label className="tick">
        <input type="checkbox" name="mejl" value="ja" defaultChecked={getsEmail} aria-describedby="mejl-hint" />
        {label}
      </label>
      <p className="hint" id="mejl-hint">
        {hint}
      </p>
    </>
  )
}
