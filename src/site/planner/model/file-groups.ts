/** The name of a group that is only for the eye on the page: a file of the model leaves it out (keep/file-scene.ts). */
export const VIEW_ONLY = 'view only'

/** Of what the room stands on, which a file has when the room is as small as a doll's house. */
export const GROUND = 'ground'

/** Of a mesh that draws others which are there too (merged-bodies.ts). */
export const TOGETHER = 'together'
