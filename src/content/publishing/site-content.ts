import type { SiteContent } from '../checks/site-content-schema.ts'
import { aboutTexts } from '../company/about-texts.ts'
import { defaultFacts } from '../company/company.ts'
import { decided } from '../company/decided.ts'
import { partnerTexts } from '../company/partner-texts.ts'
import { priceFigures } from '../company/price-bands.ts'
import { serviceTexts } from '../company/service-texts.ts'
import { defaultGallery, defaultPair } from '../gallery/default-gallery.ts'
import { questionTexts } from '../pages/question-texts.ts'
import { tips } from '../pages/tips.ts'

export type { SiteContent }

/** A line at the top of every page; `from` and `to`: its first and last day, 'YYYY-MM-DD', Swedish time. */
type SiteNotice = NonNullable<SiteContent['notice']>

/** The content that the owner may change on the desk, as it stands in this folder: shown until something else is published. */
export const defaultContent: SiteContent = {
  facts: defaultFacts,
  questions: questionTexts.map((question) => ({ ...question })),
  tips: tips.map((tip) => ({ ...tip })),
  about: aboutTexts,
  services: serviceTexts,
  partnership: partnerTexts,
  priceFigures,
  decided,
  gallery: defaultGallery,
  pair: defaultPair,
}

/** The notice, if `today` ('YYYY-MM-DD') is one of its days. */
export function noticeOn(today: string, notice: SiteNotice | undefined): SiteNotice | undefined {
  return notice && notice.from <= today && today <= notice.to ? notice : undefined
}
