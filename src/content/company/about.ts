/** The layers from the inside, and which part of the time has passed when each is done. */
const LAYERS = [
  ['Underlag', 1 / 4],
  ['Tätskikt', 1 / 2],
  ['Fästmassa', 3 / 4],
  ['Kakel', 3 / 4],
  ['Fog', 1],
] as const

export const aboutSection = { heading: 'Om oss', layers: 'Skikten i en våtrumsvägg, inifrån och ut, och när de kommer på plats' } as const

type Layer = { name: string; week: string | undefined }

/** When the layers come, of "3–4 veckor" in the weeks 1 to 4. Without weeks if the time is not given in weeks. */
export function layersIn(renovationTime: string): Layer[] {
  const [, weeks] = /(\d+)\s*veck/.exec(renovationTime) ?? []
  return LAYERS.map(([name, part]) => ({ name, week: weeks && `Vecka ${Math.ceil(part * Number(weeks))}` }))
}
