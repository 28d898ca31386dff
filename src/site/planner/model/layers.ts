/** What is seen in mirrors too, and what the visitor alone sees, because a mirror shows next to nothing of it and costs as many calls of the graphics card: three.js' masks. */
export const IN_MIRRORS = 1
export const NOT_IN_MIRRORS = 2
/** three.js' number of the second. */
export const VISITORS_LAYER = 1
