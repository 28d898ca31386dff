import { type Context, Hono } from 'hono'
import { ownerPage } from '#content/enquiries/owner-page.ts'
import { quarantinePage } from '#content/enquiries/quarantine-page.ts'
import { BY_LINK } from '#domain/enquiry/doer.ts'
import { readPrivateForm } from '#server/core/http/private-page.ts'
import { inBatches } from '#server/core/in-batches.ts'
import type { FormTokens } from '#server/core/signing/form-tokens.ts'
import { type EnquiryRepository, PAGE_SIZE } from '#server/enquiries/enquiry-repository.ts'
import { endOfLinks, hasEnded, type OwnerLinks, QUARANTINE_LIST } from '#server/enquiries/owner-links.ts'
import type { QuarantineRepository } from '#server/enquiries/quarantine/quarantine.ts'
import type { ReleaseEnquiry } from '#server/enquiries/quarantine/release-enquiry.ts'
import type { OwnerPages } from '../link/owner-pages.tsx'
import type { QuarantinePages } from './quarantine-page.tsx'

export type QuarantineRoutesNeeds = {
  quarantine: Pick<QuarantineRepository, 'size' | 'mostOrdinary' | 'setSeen' | 'linksValidFrom' | 'revokeLinks'>
  repository: Pick<EnquiryRepository, 'eraseQuarantined'>
  releaseEnquiry: ReleaseEnquiry
  ownerLinks: OwnerLinks
  formTokens: FormTokens
  quarantinePages: QuarantinePages
  ownerPages: Pick<OwnerPages, 'refused'>
  emailQueued: () => void
  now: () => Date
}

/**
 * /agare/undanlagda/EXPIRES/SIGNATURE – the list of what is in quarantine. GET changes nothing, and a POST needs what the other owner's
 * pages ask for. Erasing takes two posts.
 */
export function quarantineRoutes(needs: QuarantineRoutesNeeds) {
  const { quarantine, repository, releaseEnquiry, ownerLinks, formTokens, quarantinePages, ownerPages, emailQueued, now } = needs
  const routes = new Hono()

  routes.get('/:expires/:signature', async (c) => ((await isGood(c)) ? show(c) : forbidden(c)))

  routes.post('/:expires/:signature', async (c) => {
    if (!(await isGood(c))) return forbidden(c)
    const form = await readPrivateForm(c)
    if (formTokens.verify(form.get('sigill') ?? '', QUARANTINE_LIST, now()) === undefined) return show(c, ownerPage.errors.formToken)
    if (form.get('bekrafta') !== 'ja') return show(c, ownerPage.errors.confirm)
    return act(c, form)
  })

  async function isGood(c: Context): Promise<boolean> {
    const { expires = '', signature = '' } = c.req.param()
    const issuedAt = ownerLinks.issuedAt(QUARANTINE_LIST, expires, signature, now())
    return issuedAt !== undefined && !hasEnded(issuedAt, await quarantine.linksValidFrom())
  }

  function forbidden(c: Context) {
    return c.html(ownerPages.refused(ownerPage.forbidden), 403)
  }

  async function show(c: Context, error?: string) {
    const links = { linkTo: (reference: string) => ownerLinks.linkTo(reference, now()), ...formPart() }
    return c.html(quarantinePages.list(await quarantine.mostOrdinary(), { ...links, error }), error ? 422 : 200)
  }

  /** What was quarantined after the page was made is neither counted as seen nor erased. */
  function formPart() {
    return { formToken: formTokens.issue(QUARANTINE_LIST, now()), upTo: now().toISOString() }
  }

  async function act(c: Context, form: URLSearchParams) {
    switch (form.get('gor')) {
      case 'slapp': {
        const references = form.getAll('arende').slice(0, PAGE_SIZE)
        if (references.length === 0) return show(c, quarantinePage.errors.choice)
        for (const reference of references) await releaseEnquiry(reference, BY_LINK)
        return back(c)
      }
      case 'sett':
        await quarantine.setSeen(upToIn(form))
        return back(c)
      case 'radera':
        return c.html(quarantinePages.eraseForGood((await quarantine.size()).count, { path: c.req.path, ...formPart() }))
      case 'radera-for-gott':
        await inBatches((most) => repository.eraseQuarantined(upToIn(form), now().toISOString(), most))
        return back(c)
      case 'lank':
        await quarantine.revokeLinks(endOfLinks(now()))
        emailQueued()
        return c.html(ownerPages.refused(ownerPage.revoked))
      default:
        return show(c, ownerPage.errors.choice)
    }
  }

  function upToIn(form: URLSearchParams): string {
    const upTo = form.get('till') ?? ''
    return upTo < now().toISOString() ? upTo : now().toISOString()
  }

  /** So that a reload is a GET. */
  function back(c: Context) {
    return c.redirect(c.req.path, 303)
  }

  return routes
}
