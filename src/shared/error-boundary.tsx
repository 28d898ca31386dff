import { Component, type ReactNode } from 'react'
import { broken } from '#content/error-pages.ts'
import { Nowrap } from './nowrap.tsx'

/** Keeps a fault inside one island, so that the rest of the page goes on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { fallen: boolean }> {
  override state = { fallen: false }

  static getDerivedStateFromError() {
    return { fallen: true }
  }

  override render() {
    if (!this.state.fallen) return this.props.children
    return (
      <div className="error-boundary" role="alert">
        <h2 lang="en">{broken.heading}</h2>
        <p>
          <Nowrap>{broken.text}</Nowrap>
        </p>
      </div>
    )
  }
}
