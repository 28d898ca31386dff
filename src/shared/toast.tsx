import type { CompanyFacts } from '#content/company/facts.ts'
import { useFacts } from './facts-context.ts'
import { Nowrap } from './nowrap.tsx'
import { Ticked } from './ticked.tsx'

export type ToastWords = { kind: 'success' | 'error'; title: string; text: (facts: CompanyFacts) => string }

/** A short notification. Never the only one: the form says the same. */
export function Toast({ words: { kind, title, text }, onClose }: { words: ToastWords; onClose?: () => void }) {
  const facts = useFacts()
  return (
    <div className={`toast ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <p>
        <strong>
          <Ticked>{title}</Ticked>
        </strong>
      </p>
      <p>
        <Nowrap>{text(facts)}</Nowrap>
      </p>
      {onClose && (
        <button className="toast-close" type="button" aria-label="Stäng meddelandet" onClick={onClose}>
          ×
        </button>
      )}
    </div>
  )
}
