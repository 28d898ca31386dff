import { Component, type ReactNode } from 'react'
import { broken } from '#content/pages/error-pages.ts'
import { useFacts } from './facts-context.ts'
import { Nowrap } from './nowrap.tsx'

/** Keeps an exception inside one island, so that the rest of the page still works. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children
  }
}

function Broken() {
  const facts = useFacts()
  return (
    <div className="error-boundary" role="alert">
      <h2 lang="en">{broken.heading}</h2>
      <p>
        <Nowrap>{broken.text(facts)}</Nowrap>
      </p>
    </div>
  )
}
