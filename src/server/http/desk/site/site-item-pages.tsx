import { Fragment } from 'react'
import type { ContentProblem } from '#content/checks/check-site-content.ts'
import { iconNames, siteItems, sitePage, siteParts } from '#content/desk/site.ts'
import { openFactNames } from '#content/open-facts.ts'
import { FormError } from '../../private-form.tsx'
import type { DeskPage } from '../desk-shell.tsx'
import { TextField } from '../text-field.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { RemoveItem } from './remove-item.tsx'
import { type ItemAnswers, type ListedItem, listKinds, NEW_ITEM } from './site-items.ts'
import { SEEN, SITE_PATH } from './site-overview.tsx'
import type { ListPart } from './site-parts.ts'

type ListProps = {
  part: ListPart
  items: readonly ListedItem[]
  seen: string | undefined
  formToken: string
  error: string | undefined
  done: string | undefined
}

/** Every question, or every tip, in their order. */
export function itemListPage({ part, items, seen, formToken, error, done }: ListProps): DeskPage {
  const words = siteParts[part]
  return {
    title: words.title,
    place: 'webbplatsen',
    content: (
      <div className="desk-templates-page">
        <h1>{words.title}</h1>
        <p className="desk-lead">{words.lead}</p>
        {done && (
          <p className="desk-done" role="status">
            {done}
          </p>
        )}
        <FormError error={error} />
        <ol className="desk-template-list">
          {items.map((item, index) => (
            <li key={item.id}>
              <h2>
                <a href={`${SITE_PATH}/${part}/${item.id}`}>{item.title}</a>
              </h2>
              <OrderButtons path={`${SITE_PATH}/${part}`} items={items} index={index} seen={seen} formToken={formToken} />
            </li>
          ))}
        </ol>
        <p>
          <a className="button large" href={`${SITE_PATH}/${part}/${NEW_ITEM}`}>
            {words.add}
          </a>
        </p>
        <p>
          <a href={SITE_PATH}>{sitePage.back}</a>
        </p>
      </div>
    ),
  }
}

type ItemProps = {
  part: ListPart
  /** `NEW_ITEM` for one that is not there yet. */
  id: string
  answers: ItemAnswers
  /** With paths inside the item: 'answer'. */
  problems: readonly ContentProblem[]
  seen: string | undefined
  formToken: string
  error: string | undefined
}

/** The form of one question or tip. */
export function itemPage({ part, id, answers, problems, seen, formToken, error }: ItemProps): DeskPage {
  const words = siteParts[part]
  const { fields, icons } = listKinds[part]
  const labels: Record<string, string> = words.fields
  const title = id === NEW_ITEM ? words.add : words.edit
  const elsewhere = problems.filter(({ path }) => !(path in fields))
  const path = `${SITE_PATH}/${part}/${id}`
  return {
    title,
    place: 'webbplatsen',
    content: (
      <div className="desk-templates-page follow-up">
        <h1>{title}</h1>
        <FormError error={error && [error, ...elsewhere.map(({ message }) => message)].join(' ')} />
        <form method="post" action={path} className="desk-form" noValidate>
          <input type="hidden" name="sigill" value={formToken} />
          <input type="hidden" name={SEEN} value={seen ?? ''} />
          {Object.entries(fields).map(([name, { lines }]) => (
            <TextField key={name} name={name} label={labels[name] ?? name} error={problems.find((problem) => problem.path === name)?.message}>
              {(attributes) => <textarea {...attributes} className="short" rows={lines} defaultValue={answers.texts[name]} />}
            </TextField>
          ))}
          <TextField name="icon" label={words.fields.icon}>
            {(attributes) => (
              <select {...attributes} defaultValue={answers.icon}>
                {icons.map((icon) => (
                  <option key={icon} value={icon}>
                    {iconNames[icon] ?? icon}
                  </option>
                ))}
              </select>
            )}
          </TextField>
          {'fillIn' in words && (
            <p className="desk-hint">
              {words.fillIn}{' '}
              {openFactNames.map((name) => (
                <Fragment key={name}>
                  <span className="nowrap">{`{${name}}`}</span>{' '}
                </Fragment>
              ))}
            </p>
          )}
          <button className="button large" type="submit" name="gor" value="spara">
            {sitePage.save}
          </button>
        </form>
        {id !== NEW_ITEM && <RemoveItem path={path} words={words.remove} seen={seen} formToken={formToken} />}
        <p>
          <a href={`${SITE_PATH}/${part}`}>{siteItems.all}</a>
        </p>
      </div>
    ),
  }
}
