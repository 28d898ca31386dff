import styles from '../styles/planner.css?url'

/** Fetches the editor's styles. If they do not load, the planner works without them. */
export function loadStyles(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  link.onload = () => resolve()
  link.onerror = () => resolve()
  document.head.append(link)
  return promise
}
