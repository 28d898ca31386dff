import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useFacts } from '#shared/facts-context.ts'
import { Toast, type ToastWords } from '#shared/toast.tsx'
import { useHeld } from './use-held.ts'

/** Long enough to be read: 6 to 10 s, by the length of its text. */
const SHORTEST_MS = 6_000
const LONGEST_MS = 10_000
const MS_A_CHARACTER = 80

type LiveToastProps = {
  words: ToastWords
  /** `focused`: the focus was in the toast, and needs a new place. */
  onClose: (focused: boolean) => void
}

/** A toast that goes away after a while. Pointer and focus hold it; Escape closes it. */
export function LiveToast({ words, onClose }: LiveToastProps) {
  const { held, handlers } = useHeld()
  const facts = useFacts()
  const ms = readingTime(words.title.length + words.text(facts).length)
  const box = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(() => onClose(box.current?.contains(document.activeElement) ?? false))

  useEffect(() => {
    if (held) return
    const timer = setTimeout(close, ms)
    return () => clearTimeout(timer)
  }, [held, ms])

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [])

  return createPortal(
    <div className="toasts" id="toasts" ref={box} {...handlers}>
      <Toast words={words} onClose={() => onClose(true)} />
    </div>,
    document.body,
  )
}

function readingTime(characters: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, MS_A_CHARACTER * characters))
}
