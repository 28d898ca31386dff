/** The layers from the inside out, each with the part of the renovation time after which it is done. */
const LAYERS = [
  ['Underlag', 1 / 4],
  ['Tätskikt', 1 / 2],
  ['Fästmassa', 3 / 4],
  ['Kakel', 3 / 4],
  ['Fog', 1],
] as const

export const aboutSection = { heading: 'Om oss', layers: 'Skikten i en våtrumsvägg, inifrån och ut, och när de kommer på plats' } as const

type Layer = { name: string; week: string | undefined }

/** The layers with the week in which each is done: weeks 1 to 4 of "3–4 veckor". Without weeks if the time is not given in weeks. */
export function layersIn(renovationTime: string): Layer[] {
  const [, weeks] = /(\d+)\s*veck/.exec(renovationTime) ?? []
  return LAYERS.map(([name, part]) => ({ name, week: weeks && `Vecka ${Math.ceil(part * Number(weeks))}` }))
}
