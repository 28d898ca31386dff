import type { PictureName } from '../pictures.ts'

/**
 * The projects whose picture shows a room, by picture. Their plans are in ideas.ts, which only the planner loads. The others
 * are close-ups: "marble", "minimal" and "nisch".
 */
export const ideaNames = [
  'tub',
  'slope',
  'double',
  'nordic',
  'cabin',
  'before',
  'after',
  'result',
  'nero',
  'compact',
  'storage',
  'woodwhite',
] as const satisfies readonly PictureName[]

export type IdeaName = (typeof ideaNames)[number]

export function isIdeaName(name: string | undefined): name is IdeaName {
  return ideaNames.some((one) => one === name)
}
