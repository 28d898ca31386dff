import { type FocusEvent, useState } from 'react'

/** Whether the pointer or the focus is on an element that gets these handlers. `release` forgets both, until they come again. */
export function useHeld() {
  const [pointer, setPointer] = useState(false)
  const [focus, setFocus] = useState(false)
  return {
    held: pointer || focus,
    release() {
      setPointer(false)
      setFocus(false)
    },
    handlers: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
    },
  }
}
