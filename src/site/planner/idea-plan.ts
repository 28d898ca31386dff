import { isIdeaName } from '#content/gallery/idea-names.ts'
import type { Plan } from '#domain/room/plan.ts'

/** Before the name of an idea in an address. islands/project-viewer.tsx writes it, islands/rita-script.ts reads it too. */
const FRAGMENT = '#ide='

/** The plan of the rendering that the visitor comes from. Its file is loaded only then. */
export async function ideaPlan(): Promise<Plan | undefined> {
  const name = location.hash.startsWith(FRAGMENT) ? location.hash.slice(FRAGMENT.length) : undefined
  return isIdeaName(name) ? (await import('#content/gallery/ideas.ts')).ideas[name] : undefined
}
