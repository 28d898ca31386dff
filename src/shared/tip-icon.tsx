import type { TipIcon as Name } from '#content/pages/tips.ts'

/** Drawn on a 64 grid with one stroke and square corners; `ground` is the part that is filled. */
const drawings: Record<Name, { ground: string; lines: string }> = {
  tape: { ground: 'M6 12h34v34H6z', lines: 'M16 22h14v14H16zM40 46h20v10H6V46M48 46v5M54 46v5M42 46v5' },
  plan: { ground: 'M6 6h52v52H6z', lines: 'M6 34h20M34 34h24M30 6v14M12 12h10v8H12zM40 42h12v10H40zM26 34a8 8 0 0 1 8-8' },
  pipe: { ground: 'M4 10h18v12H4z', lines: 'M22 12h20v30H30V24h-8M27 42h18v8H27zM36 54v2M36 58v2' },
  grid: { ground: 'M34 34h24v24H34z', lines: 'M6 6h24v24H6zM34 6h24v24H34zM6 34h24v24H6zM46 40v12M40 46h12' },
  shower: { ground: 'M14 26h26v6H14z', lines: 'M27 26V8h27v50M18 38v4M27 38v4M36 38v4M18 48v4M27 48v4M36 48v4M6 58h52' },
  foot: { ground: 'M22 6h16v30H22z', lines: 'M22 36h16l14 8v6H22zM6 58h8M20 58h8M34 58h8M48 58h10' },
  lamp: { ground: 'M18 24h28l6 16H12z', lines: 'M32 4v20M24 46v4M32 46v8M40 46v4M22 4h20' },
  socket: { ground: 'M8 8h48v48H8z', lines: 'M18 18h28v28H18zM26 30v4M38 30v4M32 40v2' },
  thermometer: { ground: 'M26 36h12v18H26z', lines: 'M26 36V6h12v30M32 44V18M44 12h6M44 20h10M44 28h6M6 60h52' },
  cabinet: { ground: 'M16 4h32v24H16z', lines: 'M16 28h32v24H16zM40 14v6M40 36v6M20 52v6M44 52v6M6 60h52' },
  toilet: { ground: 'M12 26h36v6H12z', lines: 'M8 4v52M14 32c0 10 6 12 12 12h12c6 0 10-4 10-12M12 12h12v6H12zM4 60h56' },
  niche: { ground: 'M16 14h32v36H16z', lines: 'M2 2h60v60H2zM2 22h14M48 22h14M2 42h14M48 42h14M22 2v12M42 2v12M22 50v12M42 50v12M24 50V34h6v16M34 50V40h6v10' },
  fan: { ground: 'M26 26h12v12H26z', lines: 'M6 6h52v52H6zM32 26V12h10v14M38 32h14v10H38M32 38v14H22V38M26 32H12V22h14' },
  box: { ground: 'M8 22h48v36H8z', lines: 'M8 22 16 8h32l8 14M32 8v24M26 22v10h12V22M40 50h10' },
  piggy: { ground: 'M12 22h36v22H12z', lines: 'M48 28h8v10h-8M18 44v10h8V44M36 44v10h8V44M26 22v-6h12v6M40 30v2M12 28H6v-6M28 8v-4M36 8v-4' },
}

export function TipIcon({ name }: { name: Name }) {
  const { ground, lines } = drawings[name]
  return (
    <svg className="tip-icon" viewBox="0 0 64 64" aria-hidden="true">
      <path className="ground" d={ground} />
      <path d={lines} />
    </svg>
  )
}
