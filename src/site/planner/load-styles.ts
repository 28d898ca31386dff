/** Fetches a style sheet, once. If it does not load, the page works without it. */
export function loadStyleSheet(address: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  link.onload = () => resolve()
  link.onerror = () => resolve()
  document.head.append(link)
  return promise
}

/** A module, with its style sheet before anything of it is shown. */
export async function withStyles<Module extends { styles: string }>(loading: Promise<Module>): Promise<Module> {
  const module = await loading
  await loadStyleSheet(module.styles)
  return module
}
