import { company } from '../company/company.ts'
import { hero } from '../home/hero.ts'

/** What is shown where a link to the site is shared: public/social.jpg, drawn by tools/social-picture.ts. */
export const socialPicture = {
  words: hero.headline,
  alt: `${hero.headline.join('. ')}. ${company.name}, badrumsrenovering i ${company.seat}.`,
} as const
