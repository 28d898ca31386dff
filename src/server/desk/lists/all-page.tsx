import type { ReactNode } from 'react'
import { deskLists, deskListWords, requestsInWords } from '#content/desk/lists.ts'
import { monthInWords } from '../months/month-in-words.ts'
import { monthOf } from '../months/read-months.ts'
import { EnquiryRows } from './enquiry-rows.tsx'
import { Empty, type ListPageProps, Pager } from './list-page.tsx'

type Props = ListPageProps & {
  /** The chips, and how many are found by them if it is known; undefined without any. */
  filter: { chips: ReactNode; isFiltered: boolean; found: number | undefined }
  exportPath: string
}

/** Every enquiry by month, or those that are asked for. */
export function AllPage({ page, now, nextPath, firstPath, filter, exportPath }: Props) {
  const words = deskLists.all
  const isEmpty = page.enquiries.length === 0 && firstPath === undefined
  const months = Map.groupBy(page.enquiries, ({ receivedAt }) => monthOf(receivedAt))
  return (
    <>
      <div className="desk-heading">
        <h1>{words.heading}</h1>
        {!isEmpty && (
          <p className="desk-lead">{filter.isFiltered && filter.found !== undefined ? `${requestsInWords(filter.found)}. ${words.lead}` : words.lead}</p>
        )}
      </div>
      {filter.chips}
      {isEmpty && (
        <Empty
          {...(filter.isFiltered ? { text: deskListWords.filter.none, hint: deskListWords.filter.noneHint } : { text: words.empty, hint: words.emptyHint })}
        />
      )}
      {[...months].map(([month, enquiries]) => (
        <section className="desk-part" aria-labelledby={`manad-${month}`} key={month}>
          <h2 id={`manad-${month}`}>{monthInWords(month)}</h2>
          <EnquiryRows enquiries={enquiries} now={now} />
        </section>
      ))}
      <Pager nextPath={nextPath} firstPath={firstPath} more={words.more} />
      <p>
        <a href={exportPath} download>
          {deskListWords.export}
        </a>
      </p>
    </>
  )
}
