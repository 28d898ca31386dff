import type { ReactNode } from 'react'
import { sitePage } from '#content/publishing/site.ts'
import { pairPage as words } from '#content/publishing/site-pictures.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { FormError, TokenForm } from '#server/core/http/private-form.tsx'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import { type Opened, OpenedFields } from './opened.tsx'
import { type BuiltPicture, PictureFields, type PictureOption } from './picture-fields.tsx'
import { SendPictures } from './project-pages.tsx'
import { SITE_PATH } from './site-path.ts'
import type { FormErrors, PictureAnswers } from './typed-picture.ts'

export const PAIR_PATH = `${SITE_PATH}/fore-efter`
/** Before the names of each picture's fields. */
export const PAIR_PREFIXES = { before: 'fore-', after: 'efter-' } as const

export type PairDeed = 'spara'

export type PairAnswers = { before: PictureAnswers; after: PictureAnswers }

const to = deedsBelow<PairDeed>(PAIR_PATH)

type Props = {
  answers: PairAnswers
  options: readonly PictureOption[]
  errors: FormErrors
  meanwhile: ReactNode
  opened: Opened
  /** Where each picture is to be cut, by the prefix of its fields. */
  cut: (prefix: string) => string
  formToken: string
  error: string | undefined
  builtPicture: BuiltPicture
}

/** The form of the two pictures that the home page compares. */
export function pairFormPage({ answers, options, errors, meanwhile, opened, cut, formToken, error, builtPicture }: Props): DeskPage {
  const fields = { options, errors, builtPicture }
  return {
    title: words.title,
    place: 'webbplatsen',
    choosesPictures: true,
    content: (
      <div className="desk-templates-page follow-up">
        <h1>{words.title}</h1>
        <p className="desk-lead">{words.lead}</p>
        <FormError error={error && [error, errors['']].filter(Boolean).join(' ')} />
        {meanwhile}
        <TokenForm action={to('spara')} encType="multipart/form-data" className="desk-form" noValidate data-sends-pictures="" formToken={formToken}>
          <OpenedFields opened={opened} />
          <PictureFields prefix={PAIR_PREFIXES.before} heading={words.before} answers={answers.before} cut={cut(PAIR_PREFIXES.before)} {...fields} />
          <PictureFields prefix={PAIR_PREFIXES.after} heading={words.after} answers={answers.after} cut={cut(PAIR_PREFIXES.after)} {...fields} />
          <SendPictures />
        </TokenForm>
        <p>
          <a href={SITE_PATH}>{sitePage.back}</a>
        </p>
      </div>
    ),
  }
}
