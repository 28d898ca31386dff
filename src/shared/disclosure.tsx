import { Nowrap } from './nowrap.tsx'

/** A question with its answer folded in. Opens without script; several may be open. */
export function Disclosure({ id, summary, children }: { id?: string; summary: string; children: string }) {
  return (
    <details className="disclosure" id={id}>
      <summary>
        <Nowrap>{summary}</Nowrap>
      </summary>
      <p>
        <Nowrap>{children}</Nowrap>
      </p>
    </details>
  )
}
