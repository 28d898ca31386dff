import type { ReactNode } from 'react'

type ActionProps = { id: string; summary: string; isOpen?: boolean; children: ReactNode }

/** One thing to do: closed until it is wanted, also without script. */
export function Action({ id, summary, isOpen = false, children }: ActionProps) {
  return (
    <details className="desk-action" id={id} open={isOpen}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
