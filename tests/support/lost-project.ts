import { defaultContent } from '#content/publishing/site-content.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { makeSiteVersions } from '#server/publishing/site-versions.ts'

const { gallery } = defaultContent
const [, , double] = gallery.projects
if (!double) throw new Error('The gallery has fewer projects than it had')

/** A project of the owner whose picture is in no build any more. */
export const lostProject = { ...double, id: 'dubbelt', title: 'Två tvättställ', picture: { ...double.picture, file: 'borttagen' } }

/** Publishes it into the database of a data folder. */
export async function publishLostProject(dataDir: string): Promise<void> {
  const db = await migrateToLatest(openDatabase({ dataDir, databaseUrl: undefined }))
  const content = { ...defaultContent, gallery: { ...gallery, projects: [lostProject, ...gallery.projects] } }
  const version = { number: 1, content, restores: undefined, publishedAt: new Date().toISOString(), publishedBy: 'Anna' }
  await makeSiteVersions(db).add(version, { files: defaultContent, draft: undefined })
  await db.destroy()
}
