/**
 * A reckoning about a value that never changes, done once for each: a plan's set-out is asked for by the page, by what is announced and by the 3D
 * view, and a surface's pieces by its drawing, its measures and the counts. What nobody holds any longer is forgotten.
 */
export function remembered<Known extends object, Reckoned extends object>(reckon: (known: Known) => Reckoned): (known: Known) => Reckoned {
  const answers = new WeakMap<Known, Reckoned>()
  return (known) => {
    const answer = answers.get(known) ?? reckon(known)
    answers.set(known, answer)
    return answer
  }
}
