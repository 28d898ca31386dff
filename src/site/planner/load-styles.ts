import styles from '../styles/planner.css?url'

/** The planner's own styles, fetched when it wakes. What has not come after all is done without. */
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
