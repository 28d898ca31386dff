import { useEffect } from 'react'

/** Who draws need not describe the room in words as well: the page's form (sections/rita-form.tsx) is folded while there is a drawing. */
export function useFoldedWords() {
  useEffect(() => {
    const words = document.querySelector<HTMLDetailsElement>('.rita-words')
    if (!words) return
    words.open = false
    return () => {
      words.open = true
    }
  }, [])
}
