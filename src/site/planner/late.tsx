import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#shared/error-boundary.tsx'

/** What is fetched only when it is asked for. */
export function Late({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
