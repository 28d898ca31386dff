import type { ReactNode } from 'react'
import type { ContentProblem } from '#content/checks/check-site-content.ts'
import { sitePage } from '#content/publishing/site.ts'
import { siteItems, siteParts } from '#content/publishing/site-forms.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { FormError, TokenForm } from '#server/core/http/private-form.tsx'
import { DeskDone } from '#server/desk/desk-done.tsx'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import { OrderButtons } from '#server/desk/list-order.tsx'
import { RemoveForm } from '#server/desk/remove-form.tsx'
import { type Opened, OpenedFields } from './opened.tsx'
import { OpenFacts, SiteField } from './site-field.tsx'
import { type ItemAnswers, itemForm, type ListedItem, NEW_ITEM } from './site-items.ts'
import { formAbove, type ListPart, listParts } from './site-parts.ts'
import { SITE_PATH, seenField } from './site-path.ts'

type ListProps = {
  part: ListPart
  items: readonly ListedItem[]
  seen: string | undefined
  formToken: string
  error: string | undefined
  done: string | undefined
}

/** Every item of a list, in their order. */
export function itemListPage({ part, items, seen, formToken, error, done }: ListProps): DeskPage {
  const words = siteParts[part]
  const above = formAbove(part)
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
          <a className="button large" href={`${SITE_PATH}/${part}/${NEW_ITEM}`}>
            {words.add}
          </a>
        </p>
        <ol className="desk-template-list">
          {items.map((item, index) => (
            <li key={item.id}>
              <h2>
                <a href={`${SITE_PATH}/${part}/${item.id}`}>{item.title}</a>
              </h2>
              <OrderButtons path={`${SITE_PATH}/${part}`} items={items} index={index} words={siteItems} formToken={formToken} fields={seenField(seen)} />
            </li>
          ))}
        </ol>
        {above && (
          <p>
            <a href={`${SITE_PATH}/${above}`}>{siteParts[above].title}</a>
          </p>
        )}
        <p>
          <a href={SITE_PATH}>{sitePage.back}</a>
        </p>
      </div>
    ),
  }
}

export type ItemDeed = 'spara' | 'ta-bort'

type ItemProps = {
  part: ListPart
  /** `NEW_ITEM` for one that is not there yet. */
  id: string
  answers: ItemAnswers
  /** With paths inside the item: 'answer'. */
  problems: readonly ContentProblem[]
  opened: Opened
  formToken: string
  error: string | undefined
  meanwhile?: ReactNode
}

/** The form of one item. */
export function itemPage({ part, id, answers, problems, opened, formToken, error, meanwhile }: ItemProps): DeskPage {
  const words = siteParts[part]
  const labels: Record<string, string> = words.fields
  const fields = listParts[part].fields.map((name) => ({ name, form: itemForm(part, name), label: labels[name] ?? name }))
  const title = id === NEW_ITEM ? words.add : words.edit
  const elsewhere = problems.filter(({ path }) => !fields.some(({ name }) => name === path))
  const to = deedsBelow<ItemDeed>(`${SITE_PATH}/${part}/${id}`)
  return {
    title,
    place: 'webbplatsen',
    content: (
      <div className="desk-templates-page follow-up">
        <h1>{title}</h1>
        <FormError error={error && [error, ...elsewhere.map(({ message }) => message)].join(' ')} />
        {meanwhile}
        <TokenForm action={to('spara')} className="desk-form" noValidate formToken={formToken}>
          <OpenedFields opened={opened} />
          {fields.map(({ name, form, label }) => (
            <SiteField key={name} name={name} form={form} label={label} typed={(field) => answers[field] ?? ''} problems={problems} />
          ))}
          <OpenFacts forms={fields.map(({ form }) => form)} />
          <button className="button large" type="submit">
            {sitePage.save}
          </button>
        </TokenForm>
        {id !== NEW_ITEM && <RemoveForm action={to('ta-bort')} words={words.remove} formToken={formToken} fields={seenField(opened.seen)} />}
        <p>
          <a href={`${SITE_PATH}/${part}`}>{siteItems.all}</a>
        </p>
      </div>
    ),
  }
}
