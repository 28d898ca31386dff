import { planner } from '#content/planner/planner.ts'

const words = planner.zoom

/** What a wheel or two fingers do, by buttons. */
export function ZoomButtons({ onStep }: { onStep: (to: 'closer' | 'further' | 'whole') => void }) {
  return (
    <fieldset className="planner-zoom" aria-label={words.label}>
      <button className="planner-arrow zoomIn" type="button" aria-label={words.closer} onClick={() => onStep('closer')} />
      <button className="planner-arrow zoomOut" type="button" aria-label={words.further} onClick={() => onStep('further')} />
      <button className="planner-button" type="button" onClick={() => onStep('whole')}>
        {words.whole}
      </button>
    </fieldset>
  )
}
