import { useEffect, useState } from 'react'
import { breakpoints } from '#shared/breakpoints.ts'

/** Whether columns stand below each other (styles/breakpoints.css). Only for what is in another place then; looks are the style sheets'. */
export function useStacked(): boolean {
  const [isStacked, setIsStacked] = useState(() => matchMedia(breakpoints.stacked).matches)

  useEffect(() => {
    const stacked = matchMedia(breakpoints.stacked)
    // Paper has a width too, and what is printed must not be torn down meanwhile.
    const update = () => matchMedia('print').matches || setIsStacked(stacked.matches)
    stacked.addEventListener('change', update)
    return () => stacked.removeEventListener('change', update)
  }, [])

  return isStacked
}
