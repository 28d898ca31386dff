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

/** The same, as long as those parts of it are the same: a plan whose tiles move keeps its room. The last answer for each first part is held. */
export function rememberedBy<Known, Reckoned>(
  partsOf: (known: Known) => readonly [object, ...object[]],
  reckon: (known: Known) => Reckoned,
): (known: Known) => Reckoned {
  const answers = new WeakMap<object, { parts: readonly object[]; reckoned: Reckoned }>()
  return (known) => {
    const parts = partsOf(known)
    const before = answers.get(parts[0])
    if (before?.parts.length === parts.length && before.parts.every((part, index) => part === parts[index])) return before.reckoned
    const reckoned = reckon(known)
    answers.set(parts[0], { parts, reckoned })
    return reckoned
  }
}

/** The same for each of several questions about those parts. */
export function rememberedEach<Asked extends readonly unknown[], Reckoned>(
  partsOf: (...asked: Asked) => readonly [object, ...object[]],
  keyOf: (...asked: Asked) => string,
  reckon: (...asked: Asked) => Reckoned,
): (...asked: Asked) => Reckoned {
  const answersAbout = rememberedBy(
    (asked: Asked) => partsOf(...asked),
    () => new Map<string, Reckoned>(),
  )
  return (...asked) => {
    const answers = answersAbout(asked)
    const key = keyOf(...asked)
    const answer = answers.get(key) ?? reckon(...asked)
    answers.set(key, answer)
    return answer
  }
}

/** Held of each first part: what is seen, what was seen before, and the two other places that are offered. */
const FEW = 4

/** A value itself, or the one from before that says the same about the same, so that what was reckoned about that is remembered. */
export function sameAsBefore<Known extends object>(about: (known: Known) => object, keyOf: (known: Known) => string): (known: Known) => Known {
  const latest = new WeakMap<object, readonly { key: string; known: Known }[]>()
  return (known) => {
    const key = keyOf(known)
    const before = latest.get(about(known)) ?? []
    const same = before.find((one) => one.key === key) ?? { key, known }
    latest.set(about(known), [same, ...before.filter((one) => one !== same)].slice(0, FEW))
    return same.known
  }
}
