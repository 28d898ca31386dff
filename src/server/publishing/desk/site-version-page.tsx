import { sitePage } from '#content/publishing/site.ts'
import { TokenForm } from '#server/core/http/private-form.tsx'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import type { SiteVersion } from '../site-versions.ts'
import type { Difference } from './difference.ts'
import { Differences } from './differences.tsx'
import type { BuiltPicture } from './picture-fields.tsx'
import { versionWords } from './site-overview.tsx'
import { SITE_PATH, toVersion } from './site-path.ts'

type VersionProps = {
  /** Undefined for the content of the files, which was not published here. */
  version: SiteVersion | undefined
  /** From the version before. */
  differences: readonly Difference[]
  latestNumber: number
  formToken: string
  builtPicture: BuiltPicture
}

/** What one version changed, and the way back to it. */
export function siteVersionPage({ version, differences, latestNumber, formToken, builtPicture }: VersionProps): DeskPage {
  const words = sitePage.versions
  const number = version?.number ?? 0
  const title = version ? `${words.version} ${number}` : words.first
  return {
    title,
    place: 'webbplatsen',
    content: (
      <div className="desk-site">
        <h1>{title}</h1>
        {version && <p className="desk-lead">{versionWords(version)}</p>}
        {version && (
          <section aria-labelledby="andrades" className="site-section">
            <h2 id="andrades">{words.changes}</h2>
            <Differences differences={differences} words={words} builtPicture={builtPicture} />
          </section>
        )}
        {number === latestNumber ? (
          <p>{words.shown}</p>
        ) : (
          <TokenForm
            action={toVersion(number)('ga-tillbaka')}
            className="desk-form"
            formToken={formToken}
            fields={{ senaste: latestNumber }}
            send={words.restore}
          >
            <p>{words.restoreText}</p>
          </TokenForm>
        )}
        <p>
          <a href={SITE_PATH}>{sitePage.back}</a>
        </p>
      </div>
    ),
  }
}
