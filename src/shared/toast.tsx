import { Nowrap } from './nowrap.tsx'
import { useSaidFacts } from './said-facts.ts'
import { Ticked } from './ticked.tsx'

export type ToastWords = { kind: 'success' | 'error'; title: string; text: string }

/** A short notification. Never the only place: the form says the same. */
export function Toast({ words: { kind, title, text }, onClose }: { words: ToastWords; onClose?: () => void }) {
  const { say } = useSaidFacts()
  return (
    <div className={`toast ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <p>
        <strong>
          <Ticked>{title}</Ticked>
        </strong>
      </p>
      <p>
        <Nowrap>{say(text)}</Nowrap>
      </p>
      {onClose && (
        <button className="toast-close" type="button" aria-label="Stäng meddelandet" onClick={onClose}>
          ×
        </button>
      )}
    </div>
  )
}
