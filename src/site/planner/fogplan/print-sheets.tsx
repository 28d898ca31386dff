import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Letter } from '#domain/room/designs.ts'
import type { Plan } from '#domain/room/plan.ts'
import type { Paper } from '#domain/room/tiling/sheets.ts'
import { useFacts } from '#shared/facts-context.ts'
import { fogplanSheets } from '#shared/fogplan/fogplan-sheets.ts'
import { ShapesSvg } from '#shared/fogplan/shapes-svg.tsx'

type PrintSheetsProps = { plan: Plan; paper: Paper; name: string; reference: string | undefined; design: Letter | undefined }

/** While the page is printed: the Fogplan's sheets instead of the page. */
export function PrintSheets(props: PrintSheetsProps) {
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  return createPortal(<Sheets {...props} />, document.body)
}

/** The browser takes the page as it is when the event's listeners have run, hence at once. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

function Sheets({ plan, paper, name, reference, design }: PrintSheetsProps) {
  const { phone } = useFacts()
  return (
    <div className={`fogplan-print ${paper}`}>
      {fogplanSheets(plan, { paper, date: new Date(), phone, name, reference, design }).map(({ title, number, width, height, parts, block }) => (
        // A millimetre of the lower margin is cut off, so that it stays on its page; fitted to it, the drawing would lose its scale.
        <svg key={number} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMin slice" role="img" aria-label={title}>
          <ShapesSvg shapes={[...parts.flatMap(({ shapes }) => [...shapes]), ...block]} />
        </svg>
      ))}
    </div>
  )
}
