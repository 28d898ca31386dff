import { roomSize as words } from '#content/home/hero.ts'
import { ROOM_SIZE } from '#domain/paths.ts'

/** Two fields that lead to a furnished room. A form without script: the planner reads its address (planner/asked-room.ts). */
export function RoomSize() {
  return (
    <div className="frame room-size">
      <form action="/rita">
        <p>
          <strong>{words.question}</strong>
          {` ${words.text}`}
        </p>
        <Side name={ROOM_SIZE.length} label={words.length} example={words.example.length} />
        <span aria-hidden="true">×</span>
        <Side name={ROOM_SIZE.width} label={words.width} example={words.example.width} />
        <span aria-hidden="true">{words.unit}</span>
        <button className="button outlined" type="submit">
          {words.show}
        </button>
      </form>
    </div>
  )
}

function Side({ name, label, example }: { name: string; label: string; example: string }) {
  return <input name={name} aria-label={label} placeholder={example} inputMode="decimal" />
}
