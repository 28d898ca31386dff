import { FormError } from '#server/core/http/private-form.tsx'
import { DeskDone } from '#server/desk/desk-done.tsx'

type ListHeadProps = { title: string; lead: string; done: string | undefined; error: string | undefined }

/** What stands above a list of items: what it is, and what became of the last press. */
export function ListHead({ title, lead, done, error }: ListHeadProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="desk-lead">{lead}</p>
      <DeskDone words={done} />
      <FormError error={error} />
    </>
  )
}
