import type { InputHTMLAttributes, ReactNode } from 'react'
import { quoteForm } from '#content/quote-form.ts'
import { type Fault, type FieldName, fields } from '#domain/quote/quote-request.ts'
import { FaultWords } from './field-error.tsx'

type Asked = { name: FieldName; answer: string | undefined; fault: Fault | undefined }

type LineProps = Asked & { hint?: ReactNode } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'spellCheck'
  >

/** A question answered on one line. */
export function Line({ name, answer, fault, hint, ...input }: LineProps) {
  return (
    <Field name={name} fault={fault}>
      <input {...control(name, fault)} {...input} defaultValue={answer} />
      {hint}
    </Field>
  )
}

/** A question that may take several lines. */
export function Lines({ name, answer, fault }: Asked) {
  return (
    <Field name={name} fault={fault} kind="wide">
      <textarea {...control(name, fault)} rows={3} defaultValue={answer} />
    </Field>
  )
}

/** A question with given answers. `words` are in the order they are shown. */
export function Select({ name, answer, fault, words }: Asked & { words: Record<string, string> }) {
  return (
    <Field name={name} fault={fault} kind="half choice">
      <select {...control(name, fault)} defaultValue={answer}>
        <option value="">{quoteForm.choose}</option>
        {Object.entries(words).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** Label, control and fault belong together; no field can forget one of them. */
function Field({ name, fault, kind, children }: { name: FieldName; fault: Fault | undefined; kind?: 'half choice' | 'wide'; children: ReactNode }) {
  return (
    <div className={['field', kind, fault && 'faulty'].filter(Boolean).join(' ')}>
      <label htmlFor={name}>
        {quoteForm.labels[name]}
        {!isRequired(name) && <span className="optional">{quoteForm.optional}</span>}
      </label>
      {children}
      {fault && (
        <p className="field-fault" id={`${name}-fault`}>
          <FaultWords fault={fault} />
        </p>
      )}
    </div>
  )
}

/** What every control has from its field's rule. Selects have no length. */
function control(name: FieldName, fault: Fault | undefined) {
  const rule = fields[name]
  return {
    id: name,
    name,
    required: isRequired(name),
    ...('choices' in rule ? {} : { maxLength: rule.max }),
    ...(fault && { 'aria-invalid': true, 'aria-describedby': `${name}-fault` }),
  }
}

function isRequired(name: FieldName): boolean {
  return 'missing' in fields[name]
}
