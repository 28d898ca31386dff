import { memo } from 'react'
import { quantityFacts } from '#content/planner/plan-facts.ts'
import { planner } from '#content/planner/planner.ts'
import type { Plan } from '#domain/room/plan.ts'

const words = planner.quantities

export const QuantitiesPanel = memo(function QuantitiesPanel({ plan }: { plan: Plan }) {
  return (
    <section className="planner-quantities" aria-labelledby="mangder">
      <h2 id="mangder">{words.heading}</h2>
      <table>
        <tbody>
          {quantityFacts(plan).map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
})
