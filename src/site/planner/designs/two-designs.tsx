import { differenceSentence } from '#content/planner/design-differences.ts'
import { designHeading } from '#content/planner/design-names.ts'
import { planContents } from '#content/planner/drawing-words.ts'
import { priceInShort } from '#content/planner/plan-facts.ts'
import { twoDesignsWords as words } from '#content/planner/two-designs-words.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { type Designs, type Letter, letters } from '#domain/room/designs.ts'
import type { Plan } from '#domain/room/plan.ts'
import { PlanThumbnail } from '#shared/plan-thumbnail.tsx'
import designStyles from '../../styles/planner-designs.css?url'
import { usePriceIndication } from '../price-panel.tsx'
import type { PlanEditor } from '../use-plan-editor.ts'

export const styles = designStyles

type SwitchProps = Pick<PlanEditor, 'letter' | 'dispatch'>

/** Which of two designs is shown and edited. */
export function DesignSwitch({ letter, dispatch }: SwitchProps) {
  return (
    <fieldset className="planner-row planner-designs" aria-label={words.switch}>
      {letters.map((one) => (
        <button key={one} className="planner-button" type="button" aria-pressed={one === letter} onClick={() => one !== letter && show(one, dispatch)}>
          {designHeading(one)}
        </button>
      ))}
    </fieldset>
  )
}

function show(letter: Letter, dispatch: PlanEditor['dispatch']) {
  dispatch({ type: 'switch', announce: words.switched(letter) })
}

type CompareProps = SwitchProps & Pick<PageContent, 'priceFigures'> & { designs: Designs; showBoard: () => void }

/** Two designs beside each other, with what they may cost and what differs. */
export function CompareDesigns({ designs, letter, priceFigures, dispatch, showBoard }: CompareProps) {
  const [first] = designs

  function keep(one: Letter, plan: Plan) {
    dispatch({ type: 'designs', change: () => ({ plan, letter: 'A' }), announce: words.kept(one) })
    // The pressed button goes with the other design.
    showBoard()
  }

  return (
    <section aria-labelledby="tva-forslag">
      <h2 id="tva-forslag">{words.heading}</h2>
      <div className="planner-compared">
        {designs.map((plan, index) => {
          const one = letters[index] ?? 'A'
          return (
            <div key={one}>
              <h3>{designHeading(one)}</h3>
              <PlanThumbnail plan={plan} />
              <PriceOf plan={plan} priceFigures={priceFigures} />
              <p>{index === 0 ? planContents(plan) : differenceSentence(first, plan)}</p>
              <div className="planner-row">
                {one === letter ? (
                  <p className="planner-note">{words.shown}</p>
                ) : (
                  <button className="planner-button" type="button" onClick={() => show(one, dispatch)}>
                    {words.change(one)}
                  </button>
                )}
                <button className="planner-button" type="button" onClick={() => keep(one, plan)}>
                  {words.keep(one)}
                </button>
              </div>
            </div>
          )
        })}
      </div>
      <p className="planner-note">{words.note}</p>
    </section>
  )
}

function PriceOf({ plan, priceFigures }: Pick<PageContent, 'priceFigures'> & { plan: Plan }) {
  const { span, conditions } = priceInShort(usePriceIndication(plan, priceFigures))
  return (
    <p>
      <strong>{span}</strong> <small>{conditions}</small>
    </p>
  )
}
