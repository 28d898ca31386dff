import { electricalWords, zoneWords } from '#content/planner/zone-words.ts'
import zoneStyles from '../styles/planner-zones.css?url'

export const styles = zoneStyles

/** The legend of the wet zones, with sources, and the advice on electrical areas. `names`: the zones' own, as in the drawing. */
export function ZoneLegend({ names }: { names: { zone1: string; zone2: string } }) {
  return (
    <section className="planner-zones" aria-label={zoneWords.heading}>
      <div>
        <h2>{zoneWords.heading}</h2>
        <ul className="planner-key">
          <li>{names.zone1}</li>
          <li className="zone-2">{names.zone2}</li>
        </ul>
        <p>{zoneWords.text}</p>
        <p>{zoneWords.outerWall}</p>
        <p className="planner-note">{zoneWords.source}</p>
      </div>
      <div>
        <h2>{electricalWords.heading}</h2>
        <p>{electricalWords.text}</p>
        <p>{electricalWords.advice}</p>
        <p className="planner-note">{electricalWords.source}</p>
      </div>
    </section>
  )
}
