/** The rendering that the visitor comes from, which lies over the page until the live room is drawn (sections/arrivals.tsx). */
const ARRIVAL = '.arrival:target:not([hidden])'

/** The rendering gives way to the live room in its place, in a cross-fade where the browser can and the visitor wants movement. */
export function leaveArrival() {
  const arrival = document.querySelector<HTMLElement>(ARRIVAL)
  if (!arrival) return
  const leave = () => {
    arrival.hidden = true
  }
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return leave()
  // A transition that the browser skips is no error: the room is shown all the same.
  document.startViewTransition(leave).ready.catch(() => undefined)
}
