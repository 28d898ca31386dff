import { useEffect, useRef } from 'react'
import { result } from '#content/hero.ts'
import { ErrorBoundary } from '#parts/error-boundary.tsx'

/** Where the cut stands in the style sheet, in per cent from the left. */
const START = 46

export default function Compare() {
  return (
    <ErrorBoundary>
      <Slider />
    </ErrorBoundary>
  )
}

/** A real slider over the two pictures: it brings mouse, touch and keyboard along, and moves the cut between them. */
function Slider() {
  const slider = useRef<HTMLInputElement>(null)

  function cut() {
    const input = slider.current
    input?.closest<HTMLElement>('.pair')?.style.setProperty('--cut', `${input.value}%`)
  }

  // Asleep it could already be moved: a visitor need not wait for the script.
  useEffect(cut, [])

  return <input className="slider" type="range" aria-label={result.compare} defaultValue={START} ref={slider} onInput={cut} />
}
