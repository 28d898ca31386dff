import { sitePictureRefusals, pictureFields as words } from '#content/publishing/site-pictures.ts'
import { isOwnPicture, pictureAddress, pictureWidths, readFocus } from '#domain/site-picture.ts'
import { Field } from '#shared/field.tsx'
import { type FormErrors, type PictureAnswers, pictureFieldNames } from './typed-picture.ts'
import { WHOLE_PICTURES } from './whole-picture-route.ts'

/** A picture that can be chosen instead of a new one, and what it is called. */
export type PictureOption = { file: string; name: string }

/** The address of one of the build's pictures; undefined if it has none of that name. */
export type BuiltPicture = (name: string) => string | undefined

type Props = {
  /** Before the names of the fields, where a form has several pictures. */
  prefix?: string
  heading: string
  answers: PictureAnswers
  /** Where it is to be cut; '' leaves it as it is. */
  cut: string
  options: readonly PictureOption[]
  errors: FormErrors
  builtPicture: BuiltPicture
}

/** The browser hands over JPEG where it is not told of HEIC, on phones always. */
const ACCEPTED = 'image/jpeg,image/png,image/webp'

/** What is shown, and the fields to show another. A script shrinks what is chosen (site/islands/desk/site-picture.ts). */
export function PictureFields({ prefix = '', heading, answers, cut, options, errors, builtPicture }: Props) {
  const names = pictureFieldNames(prefix)
  const isListed = answers.file === '' || options.some(({ file }) => file === answers.file)
  const all = isListed ? options : [{ file: answers.file, name: words.file.just }, ...options]
  return (
    <fieldset
      data-picture={words.chosen}
      data-wrong-type={sitePictureRefusals.wrongType}
      data-whole={WHOLE_PICTURES}
      data-move={words.cut.move}
      data-not-whole={words.errors.notWhole}
    >
      <legend>{heading}</legend>
      <Thumbnail file={answers.file} alt={answers.alt || words.shown} builtPicture={builtPicture} />
      <Field name={names.cut} label={words.cut.label} hint={words.cut.hint} error={errors[names.cut]} kind="choice">
        {(attributes) => (
          <select {...attributes} defaultValue={cut} data-cut={words.cut.moved}>
            <option value="">{words.cut.asItIs}</option>
            {words.cut.places.map(([value, place]) => (
              <option key={value} value={value}>
                {place}
              </option>
            ))}
            {isMoved(cut) && (
              <option value={cut} data-moved="">
                {words.cut.moved}
              </option>
            )}
          </select>
        )}
      </Field>
      <Field name={names.upload} label={words.upload.label} hint={words.upload.hint} error={errors[names.upload]}>
        {(attributes) => <input {...attributes} type="file" accept={ACCEPTED} />}
      </Field>
      <p className="field-error" role="alert" />
      <Field name={names.file} label={words.file.label} error={errors[names.file]} kind="choice">
        {(attributes) => (
          <select {...attributes} data-chosen="" defaultValue={answers.file}>
            {answers.file === '' && <option value="">{words.file.none}</option>}
            {all.map(({ file, name }) => (
              <option key={file} value={file}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name={names.alt} label={words.alt.label} hint={words.alt.hint} error={errors[names.alt]}>
        {(attributes) => <textarea {...attributes} className="short" rows={5} defaultValue={answers.alt} />}
      </Field>
      <Field name={names.kind} label={words.kind.label} hint={words.kind.hint} error={errors[names.kind]} kind="choice">
        {(attributes) => (
          <select {...attributes} data-kind="" defaultValue={answers.kind}>
            <option value="photo">{words.kinds.photo}</option>
            <option value="rendering">{words.kinds.rendering}</option>
          </select>
        )}
      </Field>
    </fieldset>
  )
}

/** To a place that is not in the list. */
function isMoved(cut: string): boolean {
  return readFocus(cut) !== undefined && !words.cut.places.some(([value]) => value === cut)
}

type ThumbnailProps = { file: string; alt: string; builtPicture: BuiltPicture }

/** As the cards of the site show it. */
export function Thumbnail({ file, alt, builtPicture }: ThumbnailProps) {
  const address = isOwnPicture(file) ? pictureAddress(file, { width: pictureWidths.card, format: 'webp' }) : builtPicture(file)
  return address ? <img className="site-thumbnail" src={address} width="800" height="600" alt={alt} loading="lazy" /> : null
}
