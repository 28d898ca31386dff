/** The value at a path ("facts.rot.year", "about.columns.0.text") inside another; undefined if there is none. */
export function valueAt(whole: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inside, name) => (isInside(inside) ? Reflect.get(inside, name) : undefined), whole)
}

/** Puts a value at a path, with the records on the way that are missing; undefined removes what is there. */
export function putAt(whole: object, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    if (value === undefined) Reflect.deleteProperty(whole, name)
    else Reflect.set(whole, name, value)
    return
  }
  if (!isInside(Reflect.get(whole, name))) Reflect.set(whole, name, {})
  putAt(Reflect.get(whole, name), rest.join('.'), value)
}

function isInside(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
