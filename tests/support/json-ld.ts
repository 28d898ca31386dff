type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
export type JsonObject = { readonly [name: string]: Json }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every object in a value, however deep, the value itself included. */
export function* objectsIn(value: unknown): Generator<JsonObject> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item)
  if (!isObject(value)) return
  yield value
  for (const item of Object.values(value)) yield* objectsIn(item)
}

const URLS = ['@id', 'url', 'image', 'logo', 'item', 'sameAs']
const isText = (value: Json) => typeof value === 'string' && value.trim() !== ''
const isUrl = (value: Json) => typeof value === 'string' && URL.canParse(value)

/**
 * What the types of schema-dts cannot check in a JSON-LD graph, as sentences: that texts are not empty, addresses absolute,
 * hours and dates in ISO 8601, and that each reference leads to a node of the graph.
 */
export function problemsOf(graph: JsonObject): string[] {
  const objects = [...objectsIn(graph['@graph'])]
  const ids = objects.filter((object) => '@type' in object).map((object) => object['@id'])
  return objects.flatMap((object) => {
    if (!('@type' in object)) return ids.includes(object['@id'] ?? null) ? [] : [`nothing has the id ${object['@id']}`]
    return Object.entries(object)
      .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
      .filter(([name, value]) => !isRight(name, value))
      .map(([name, value]) => `${object['@type']}.${name} is ${JSON.stringify(value)}`)
  })
}

function isRight(name: string, value: Json): boolean {
  if (URLS.includes(name)) return isUrl(value)
  if (name === 'opens' || name === 'closes') return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
  if (name === 'foundingDate') return typeof value === 'string' && /^\d{4}$/.test(value)
  return typeof value === 'object' || typeof value === 'number' || isText(value)
}
