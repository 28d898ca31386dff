import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { CompanyFacts } from '#content/company/facts.ts'
import { tips as builtTips, tipsSection as words } from '#content/pages/tips.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'
import { FactsContext } from '#shared/facts-context.ts'
import { TipIcon } from '#shared/tip-icon.tsx'
import { pageFacts, publishedParts } from '../published.ts'
import { useHeld } from './use-held.ts'

type Tips = PageContent['tips']

export function hydrateTips() {
  const container = document.querySelector('.tips')
  if (container) hydrateRoot(container, <TipsCarousel facts={pageFacts()} tips={publishedParts().tips ?? [...builtTips]} />)
}

export function TipsCarousel({ facts, tips }: { facts: CompanyFacts; tips: Tips }) {
  return (
    <FactsContext value={facts}>
      <ErrorBoundary>
        <Carousel tips={tips} />
      </ErrorBoundary>
    </FactsContext>
  )
}

/** The APG's tabbed carousel: the dots are one tab stop, with arrow keys between them. */
function Carousel({ tips }: { tips: Tips }) {
  const [current, setCurrent] = useState(0)
  const [paused, setPaused] = useState(false)
  const { held, handlers, release } = useHeld()
  const [hydrated, setHydrated] = useState(false)
  const tip = tips[current]

  useEffect(() => {
    setHydrated(true)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [])

  useEffect(() => {
    if (paused || held) return
    const timer = setTimeout(() => setCurrent(wrapped(current + 1, tips)), words.interval)
    return () => clearTimeout(timer)
  }, [paused, held, current, tips])

  function go(to: number) {
    setPaused(true)
    setCurrent(wrapped(to, tips))
  }

  /** "Auto" starts at once, although pointer and focus are still inside. */
  function togglePaused() {
    setPaused(!paused)
    if (paused) release()
  }

  return (
    <section className="carousel" aria-roledescription={words.roleDescription} aria-label={words.heading} {...handlers}>
      <div className="apart carousel-top">
        <p>
          {/* One string: the static page has no marker between two, so hydration would not match. */}
          {`Tips ${current + 1} av ${tips.length}`}
        </p>
        <button className="text-button" type="button" aria-label={paused ? words.playName : words.pauseName} onClick={togglePaused}>
          {paused ? words.play : words.pause}
        </button>
      </div>
      <div
        className="tip"
        id="tips"
        aria-live={paused ? 'polite' : 'off'}
        {...(hydrated && { role: 'tabpanel', 'aria-labelledby': `tips-${current + 1}` })}
        key={current}
      >
        {tip && <TipIcon name={tip.icon} />}
        <p>{tip?.text}</p>
      </div>
      <div className="carousel-controls">
        <button className="square previous" type="button" aria-label={words.previous} onClick={() => go(current - 1)} />
        {/* Before hydration 15 buttons would do nothing; an empty box keeps their place. */}
        {hydrated ? <Dots tips={tips} current={current} go={go} /> : <div className="dots" />}
        <button className="square next" type="button" aria-label={words.next} onClick={() => go(current + 1)} />
      </div>
    </section>
  )
}

const steps: Partial<Record<string, (current: number) => number>> = {
  ArrowRight: (current) => current + 1,
  ArrowDown: (current) => current + 1,
  ArrowLeft: (current) => current - 1,
  ArrowUp: (current) => current - 1,
  Home: () => 0,
  End: () => -1,
}

/** 15 small tiles; the current tip is the coloured one. */
function Dots({ tips, current, go }: { tips: Tips; current: number; go: (to: number) => void }) {
  const wall = useRef<HTMLDivElement>(null)

  function step(event: KeyboardEvent) {
    const to = steps[event.key]?.(current)
    if (to === undefined) return
    event.preventDefault()
    go(to)
    wall.current?.querySelectorAll('button')[wrapped(to, tips)]?.focus()
  }

  return (
    <div className="dots" role="tablist" aria-label={words.dots} ref={wall} onKeyDown={step}>
      {tips.map(({ id }, index) => (
        <button
          key={id}
          id={`tips-${id}`}
          type="button"
          role="tab"
          aria-label={`Tips ${id}`}
          aria-selected={index === current}
          aria-controls="tips"
          tabIndex={index === current ? 0 : -1}
          onClick={() => go(index)}
        />
      ))}
    </div>
  )
}

function wrapped(index: number, tips: Tips): number {
  return (index + tips.length) % tips.length
}
