import type { ReactNode } from 'react'
import type { SiteGallery, SiteProject } from '#content/gallery/default-gallery.ts'
import { renderingWords } from '#content/pictures.ts'
import { sitePage } from '#content/publishing/site.ts'
import { siteItems } from '#content/publishing/site-forms.ts'
import { missingPictureWords, pictureFields, projectPages as words } from '#content/publishing/site-pictures.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { FormError, TokenForm } from '#server/core/http/private-form.tsx'
import { DeskDone } from '#server/desk/desk-done.tsx'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import { OrderButtons } from '#server/desk/list-order.tsx'
import { RemoveForm } from '#server/desk/remove-form.tsx'
import { Field } from '#shared/field.tsx'
import { type Opened, OpenedFields } from './opened.tsx'
import { type BuiltPicture, PictureFields, type PictureOption, Thumbnail } from './picture-fields.tsx'
import type { ItemDeed } from './site-item-pages.tsx'
import { NEW_ITEM } from './site-items.ts'
import { SITE_PATH, seenField } from './site-path.ts'
import type { ProjectAnswers } from './site-projects.ts'
import type { FormErrors } from './typed-picture.ts'

export const PROJECTS_PATH = `${SITE_PATH}/projekt`

type Common = { formToken: string; error: string | undefined; builtPicture: BuiltPicture }

type ListProps = Common & {
  seen: string | undefined
  gallery: SiteGallery
  /** Those whose pictures are missing. */
  missing: readonly SiteProject[]
  done: string | undefined
}

/** Every project with its picture, in their order. */
export function projectListPage({ gallery, missing, seen, formToken, error, done, builtPicture }: ListProps): DeskPage {
  const { projects, band } = gallery
  return {
    title: words.title,
    place: 'webbplatsen',
    content: (
      <div className="desk-templates-page">
        <h1>{words.title}</h1>
        <p className="desk-lead">{words.lead}</p>
        <DeskDone words={done} />
        <FormError error={error} />
        <p>
          <a className="button large" href={`${PROJECTS_PATH}/${NEW_ITEM}`}>
            {words.add}
          </a>
        </p>
        <ol className="desk-template-list site-projects">
          {projects.map((project, index) => {
            const { id, title, picture, onHome } = project
            const places = [onHome && words.onHome, band.includes(id) && words.inBand, picture.kind === 'rendering' && renderingWords.label].filter(Boolean)
            return (
              <li key={id}>
                <Thumbnail file={picture.file} alt="" builtPicture={builtPicture} />
                <h2>
                  <a href={`${PROJECTS_PATH}/${id}`}>{title}</a>
                </h2>
                {missing.includes(project) && <p className="field-error">{missingPictureWords.listed}</p>}
                {places.length > 0 && <p className="desk-hint">{places.join(' · ')}</p>}
                <OrderButtons path={PROJECTS_PATH} items={projects} index={index} words={siteItems} formToken={formToken} fields={seenField(seen)} />
              </li>
            )
          })}
        </ol>
        <p>
          <a href={SITE_PATH}>{sitePage.back}</a>
        </p>
      </div>
    ),
  }
}

type ProjectProps = Common & {
  /** `NEW_ITEM` for one that is not there yet. */
  id: string
  answers: ProjectAnswers
  options: readonly PictureOption[]
  errors: FormErrors
  meanwhile: ReactNode
  opened: Opened
  /** Where the picture is to be cut, by the prefix of its fields. */
  cut: (prefix: string) => string
}

/** The form of one project. */
export function projectPage({ id, answers, options, errors, meanwhile, opened, cut, formToken, error, builtPicture }: ProjectProps): DeskPage {
  const title = id === NEW_ITEM ? words.add : words.edit
  const to = deedsBelow<ItemDeed>(`${PROJECTS_PATH}/${id}`)
  return {
    title,
    place: 'webbplatsen',
    choosesPictures: true,
    content: (
      <div className="desk-templates-page follow-up">
        <h1>{title}</h1>
        <FormError error={error && [error, errors['']].filter(Boolean).join(' ')} />
        {meanwhile}
        <TokenForm action={to('spara')} encType="multipart/form-data" className="desk-form" noValidate data-sends-pictures="" formToken={formToken}>
          <OpenedFields opened={opened} />
          <PictureFields
            heading={pictureFields.picture}
            answers={answers.picture}
            cut={cut('')}
            options={options}
            errors={errors}
            builtPicture={builtPicture}
          />
          <Field name="title" label={words.fields.title.label} hint={words.fields.title.hint} error={errors.title}>
            {(attributes) => <input {...attributes} type="text" defaultValue={answers.title} autoComplete="off" />}
          </Field>
          <Field name="description" label={words.fields.description.label} hint={words.fields.description.hint} error={errors.description}>
            {(attributes) => <textarea {...attributes} className="short" rows={3} defaultValue={answers.description} />}
          </Field>
          <Tick name="onHome" label={words.fields.onHome} isTicked={answers.onHome} error={errors.onHome} />
          <Tick name="inBand" label={words.fields.inBand} isTicked={answers.inBand} error={errors.inBand} />
          <SendPictures />
        </TokenForm>
        {id !== NEW_ITEM && <RemoveForm action={to('ta-bort')} words={words.remove} formToken={formToken} fields={seenField(opened.seen)} />}
        <p>
          <a href={PROJECTS_PATH}>{siteItems.all}</a>
        </p>
      </div>
    ),
  }
}

function Tick({ name, label, isTicked, error }: { name: string; label: string; isTicked: boolean; error: string | undefined }) {
  return (
    <div className={error ? 'field invalid' : 'field'}>
      <label className="tick">
        <input type="checkbox" name={name} value="ja" defaultChecked={isTicked} aria-describedby={error && `${name}-error`} />
        {label}
      </label>
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The button of a form with pictures, and what is said while they are sent. */
export function SendPictures() {
  return (
    <>
      <button className="button large" type="submit">
        {sitePage.save}
      </button>
      <p className="desk-hint" role="status" data-sending={pictureFields.sending} />
    </>
  )
}
