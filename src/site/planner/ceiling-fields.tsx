import { wallLetter } from '#content/planner/fixture-words.ts'
import { planner } from '#content/planner/planner.ts'
import { ceilingLimits, slopeLimits } from '#domain/room/limits.ts'
import type { Ceiling, Room } from '#domain/room/plan.ts'
import { wallsOf } from '#domain/room/walls.ts'
import { LengthField } from './length-field.tsx'
import { SelectField } from './select-field.tsx'

const words = planner.room

/** A new slope starts at 1.3 m and ends 1.4 m into the room. */
const DEFAULT_SLOPE = { low: 1300, depth: 1400 }

export function CeilingFields({ room, onSet }: { room: Room; onSet: (ceiling: Ceiling) => void }) {
  const { height, slope } = room.ceiling
  const places = Object.fromEntries([['', words.noSlope], ...wallsOf(room).map(({ index }) => [String(index), words.slopeAt(wallLetter(index))])])
  return (
    <fieldset>
      <legend>{words.ceiling}</legend>
      <div className="planner-inputs">
        <LengthField label={words.height} value={height} limits={ceilingLimits} onSet={(height) => onSet({ ...room.ceiling, height })} />
        <SelectField
          label={words.slope}
          value={slope ? String(slope.wall) : ''}
          words={places}
          onPick={(wall) => onSet(wall === '' ? { height } : { height, slope: { ...DEFAULT_SLOPE, ...slope, wall: Number(wall) } })}
        />
        {slope && (
          <>
            <LengthField
              label={words.slopeLow}
              value={slope.low}
              limits={{ from: 0, to: height }}
              onSet={(low) => onSet({ height, slope: { ...slope, low } })}
            />
            <LengthField label={words.slopeDepth} value={slope.depth} limits={slopeLimits} onSet={(depth) => onSet({ height, slope: { ...slope, depth } })} />
          </>
        )}
      </div>
    </fieldset>
  )
}
