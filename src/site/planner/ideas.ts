/** The renderings' rooms and cameras, in one file that is loaded together. */
export { ideaViews } from '#content/gallery/idea-views.ts'
export { ideas } from '#content/gallery/ideas.ts'
