import { oreInWords } from '#content/offers/offer.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import type { DraftRow, DraftText, OfferDraft } from '#domain/offer/draft.ts'
import { rowFields } from '#domain/offer/draft.ts'
import { priceOf, readHundredths } from '#domain/offer/money.ts'
import { lineKinds, paymentPlans, pricings, units } from '#domain/offer/offer.ts'
import { ChoiceField } from '#server/core/http/choice-field.tsx'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { FormError, TokenForm } from '#server/core/http/private-form.tsx'
import { DeskDone } from '#server/desk/desk-done.tsx'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { Field } from '#shared/field.tsx'
import type { OfferSum } from '../offer-parts.ts'
import { OfferSums } from '../offer-view.tsx'
import { OFFERS_PATH } from './settings-pages.tsx'

export type DraftDeed = 'borja' | 'spara' | 'rad' | 'ta-bort' | 'granska' | 'skicka' | 'ny-version' | 'kasta' | 'bekrafta'

const words = ownerOffers.draft

type DraftShown = {
  draft: OfferDraft
  /** That the form is a change of. */
  revision: number
  savedBy: string
  errors: ReadonlyMap<string, string>
  /** What it comes to, as far as it can be reckoned. */
  sums: readonly OfferSum[]
  names: readonly string[]
  year: number
  formToken: string
  error?: string | undefined
  done?: string | undefined
}

/** An offer that is being written. Every button stores what is typed. */
export function draftPage(enquiry: EnquiryRecord, shown: DraftShown): DeskPage {
  const { draft, revision, savedBy, errors, sums, names, formToken, error, done } = shown
  const path = `${OFFERS_PATH}/${enquiry.reference}`
  const to = deedsBelow<DraftDeed>(path)
  const rows = [...draft.rows, EMPTY]
  const text = (name: DraftText) => ({ name, label: words.labels[name], error: errors.get(name) })
  return {
    title: `${words.title}: ${enquiry.name}`,
    place: 'offerter',
    content: (
      <div className="desk-offers follow-up">
        <h1>{`${words.title}: ${enquiry.name}`}</h1>
        <p className="hint">{savedBy}</p>
        <FormError error={error} />
        <DeskDone words={done} />
        <TokenForm action={to('granska')} className="desk-form offer-form" noValidate formToken={formToken} fields={{ utgava: revision, rader: rows.length }}>
          <TextField {...text('rubrik')} value={draft.texts.rubrik} />
          <datalist id="prislista">
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <h2>{words.rows}</h2>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static markup; rows are known by their numbers
            <Row key={index} row={row} number={index + 1} isNew={index === draft.rows.length} errors={errors} removeAt={to('ta-bort')} />
          ))}
          <button className="button outlined" type="submit" formAction={to('rad')}>
            {words.addRow}
          </button>
          {sums.length > 0 && <OfferSums sums={sums} />}
          <ChoiceField {...text('rot')} value={draft.texts.rot} options={words.owners.map((said, count) => [String(count), said] as const)} />
          {draft.texts.rot !== '0' && (
            <>
              <ChoiceField {...text('betalas')} value={draft.texts.betalas} options={years(shown.year)} />
              <TextField {...text('utnyttjat1')} value={draft.texts.utnyttjat1} isNumber />
              {draft.texts.rot === '2' && <TextField {...text('utnyttjat2')} value={draft.texts.utnyttjat2} isNumber />}
            </>
          )}
          {draft.texts.rot === '0' && <input type="hidden" name="betalas" value={draft.texts.betalas} />}
          <TextField {...text('start')} value={draft.texts.start} />
          <TextField {...text('veckor')} value={draft.texts.veckor} />
          <ChoiceField {...text('pris')} value={draft.texts.pris} options={pricings.map((kind) => [kind, words.pricing[kind]] as const)} />
          <TextField {...text('span')} value={draft.texts.span} isNumber kind="only-of-span" />
          <ChoiceField {...text('betalning')} value={draft.texts.betalning} options={paymentPlans.map((plan) => [plan, words.plans[plan]] as const)} />
          <TextField {...text('giltig')} value={draft.texts.giltig} isNumber />
          <LongField {...text('ingar')} value={draft.texts.ingar} />
          <LongField {...text('ingar-inte')} value={draft.texts['ingar-inte']} />
          <LongField {...text('meddelande')} value={draft.texts.meddelande} />
          <div className="offer-foot">
            <button className="button large" type="submit">
              {words.preview}
            </button>
            <button className="button outlined" type="submit" formAction={to('spara')}>
              {words.save}
            </button>
          </div>
        </TokenForm>
        <TokenForm action={to('kasta')} formToken={formToken} send={words.drop} button="text-button" />
        <p>
          <a href={requestPath(enquiry.reference)}>{ownerOffers.request}</a>
        </p>
      </div>
    ),
  }
}

const EMPTY: DraftRow = { name: '', amount: '', unit: 'st', price: '', kind: 'labour', option: '' }

/** The tax rate of a year is known when it has begun, or is about to. */
function years(year: number): (readonly [string, string])[] {
  return [year, year + 1].map((one) => [String(one), String(one)] as const)
}

type RowProps = { row: DraftRow; number: number; isNew: boolean; errors: ReadonlyMap<string, string>; removeAt: string }

/** A line: folded when it is whole, so that a phone shows many. */
function Row({ row, number, isNew, errors, removeAt }: RowProps) {
  const name = (field: keyof DraftRow) => `${rowFields[field]}${number}`
  const error = (field: keyof DraftRow) => errors.get(name(field))
  const isOpen = (['name', 'amount', 'price', 'option'] as const).some((field) => error(field)) || (!isNew && (row.price === '' || row.amount === ''))
  const { fields, kinds } = words
  return (
    <details className="disclosure offer-row" id={isNew ? 'nyrad' : `rad${number}`} open={isOpen}>
      <summary>
        <span>{isNew ? words.newRow : row.name}</span>
        {!isNew && <span className="sum">{sumOf(row)}</span>}
      </summary>
      <div className="offer-row-fields">
        <Field name={name('name')} label={fields.name} error={error('name')} kind="whole">
          {(attributes) => <input {...attributes} defaultValue={row.name} list="prislista" autoComplete="off" />}
        </Field>
        <Field name={name('amount')} label={fields.amount} error={error('amount')}>
          {(attributes) => <input {...attributes} defaultValue={row.amount} inputMode="decimal" autoComplete="off" />}
        </Field>
        <Field name={name('unit')} label={fields.unit} kind="choice">
          {(attributes) => (
            <select {...attributes} defaultValue={row.unit}>
              {units.map((unit) => (
                <option key={unit}>{unit}</option>
              ))}
            </select>
          )}
        </Field>
        <Field name={name('price')} label={fields.price} error={error('price')}>
          {(attributes) => <input {...attributes} defaultValue={row.price} inputMode="decimal" autoComplete="off" />}
        </Field>
        <ChoiceField name={name('kind')} label={fields.kind} value={row.kind} options={lineKinds.map((kind) => [kind, kinds[kind]] as const)} />
        <label className="tick whole">
          <input type="checkbox" name={name('option')} value="ja" defaultChecked={row.option === 'ja'} />
          {fields.option}
        </label>
        {error('option') && <p className="field-error whole">{error('option')}</p>}
        {!isNew && (
          <button className="text-button" type="submit" name="bort" value={number} formAction={removeAt}>
            {words.removeRow}
          </button>
        )}
      </div>
    </details>
  )
}

function sumOf({ amount, price, option }: DraftRow): string {
  const [read, unitPrice] = [readHundredths(amount), readHundredths(price)]
  if (read === undefined || unitPrice === undefined) return ''
  return `${oreInWords(priceOf(read, unitPrice))}${option === 'ja' ? `, ${words.fields.option.split(' ')[0]?.toLowerCase()}` : ''}`
}

type TextProps = { name: string; label: string; error: string | undefined; value: string }

function TextField({ name, label, error, value, isNumber = false, kind }: TextProps & { isNumber?: boolean; kind?: string }) {
  return (
    <Field name={name} label={label} error={error} kind={kind}>
      {(attributes) => <input {...attributes} defaultValue={value} autoComplete="off" {...(isNumber && { inputMode: 'numeric' })} />}
    </Field>
  )
}

function LongField({ name, label, error, value }: TextProps) {
  return (
    <Field name={name} label={label} hint={words.optional} error={error}>
      {(attributes) => <textarea {...attributes} rows={4} defaultValue={value} />}
    </Field>
  )
}
