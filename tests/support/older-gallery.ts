import { defaultContent } from '#content/publishing/site-content.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { makeSiteRepository } from '#server/publishing/site-version-repository.ts'

const [, slope, double, nordic] = defaultContent.gallery.projects
if (!slope || !double || !nordic) throw new Error('The gallery has fewer projects than it had')

/** A project of the owner whose picture is in no build any more. */
export const lostProject = { ...double, id: 'dubbelt', title: 'Två tvättställ', picture: { ...double.picture, file: 'borttagen' } }
/** What the owner calls one whose picture a developer has changed since. */
export const CHANGED_BY_BOTH = 'Badrum på vinden'

/** Publishes into the database of a data folder what an owner has made of the gallery of an older build. */
export async function publishAboveOlderGallery(dataDir: string): Promise<void> {
  const { projects, band } = defaultContent.gallery
  const over = { projects: projects.map((project) => (project === slope ? { ...project, picture: nordic?.picture } : project)), band }
  const is = { projects: [lostProject, ...over.projects.map((project) => (project.id === slope?.id ? { ...project, title: CHANGED_BY_BOTH } : project))], band }
  const database = openDatabase({ dataDir, databaseUrl: undefined })
  const db = await migrateToLatest(database)
  const version = { number: 1, changes: { gallery: { is, over } }, restores: undefined, publishedAt: new Date().toISOString(), publishedBy: 'Anna' }
  await makeSiteRepository(db).add(version, undefined)
  await db.destroy()
}
