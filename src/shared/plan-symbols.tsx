import type { ReactNode } from 'react'
import { fixtureWords, plumbingPointWords } from '#content/planner/fixture-words.ts'
import { boxOf } from '#domain/room/boxes.ts'
import { type FixtureKind, fixtures, type Size } from '#domain/room/fixtures.ts'
import type { Fixture, Mm, PlumbingPoint } from '#domain/room/plan.ts'
import { colours } from './brand.ts'

/** The drawing's colours, set by attributes: the file has no style sheet. */
export const ink = {
  paper: 'white',
  floor: colours.surface,
  wall: colours.inkSoft,
  line: colours.ink,
  faint: colours.lineStrong,
  fixture: 'white',
  zone1: colours.zone1,
  zone2: colours.zone2,
} as const

const STROKE: Mm = 12

/** A fixture in its place, with its name; in an open shower the name is below the middle, where the drain is. */
export function PlacedFixture({ fixture }: { fixture: Fixture }) {
  const { left, top, right, bottom } = boxOf(fixture)
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  return (
    <g>
      <g transform={`translate(${middle.x} ${middle.y}) rotate(${fixture.turn * 90})`}>
        <FixtureSymbol {...fixture} />
      </g>
      <Name
        words={fixtureWords[fixture.kind].short}
        at={fixtures[fixture.kind].open ? { x: middle.x, y: bottom - 110 } : middle}
        across={right - left}
        down={bottom - top}
      />
    </g>
  )
}

/** A fixture's symbol centred on (0, 0), its back towards y < 0. Width and depth in mm. */
export function FixtureSymbol({ kind, width, depth }: { kind: FixtureKind; width: Mm; depth: Mm }) {
  return (
    <g fill={ink.fixture} stroke={ink.line} strokeWidth={STROKE} strokeLinejoin="round">
      {symbols[kind]({ width, depth })}
    </g>
  )
}

const symbols: Record<FixtureKind, (size: Size) => ReactNode> = {
  'wc-wall': (size) => <Bowl {...size} cistern={0} />,
  'wc-floor': (size) => <Bowl {...size} cistern={Math.min(180, size.depth / 3)} />,
  basin: (size) => <Basins {...size} count={1} />,
  'double-basin': (size) => <Basins {...size} count={2} />,
  'shower-corner': OpenShower,
  'shower-walk-in': ({ width, depth }) => (
    <>
      <OpenShower width={width} depth={depth} />
      <path d={`M${-width / 2} ${depth / 2}H${width / 6}`} strokeWidth={24} />
    </>
  ),
  'shower-cabin': ({ width, depth }) => (
    <Whole width={width} depth={depth}>
      <rect x={-width / 2 + 50} y={-depth / 2 + 50} width={Math.max(0, width - 100)} height={Math.max(0, depth - 100)} rx={80} />
    </Whole>
  ),
  'bath-built-in': ({ width, depth }) => (
    <Whole width={width} depth={depth}>
      <Tub width={Math.max(0, width - 120)} depth={Math.max(0, depth - 120)} />
    </Whole>
  ),
  'bath-freestanding': ({ width, depth }) => (
    <>
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} rx={depth / 2} />
      <Tub width={Math.max(0, width - 140)} depth={Math.max(0, depth - 140)} />
    </>
  ),
  'washing-machine': Machine,
  'tumble-dryer': (size) => <Machine {...size} dashes="60 30" />,
  'towel-dryer': ({ width, depth }) => (
    <Whole width={width} depth={depth}>
      <path d={`M${-width / 2} ${-depth / 6}H${width / 2}M${-width / 2} ${depth / 6}H${width / 2}`} strokeWidth={6} />
    </Whole>
  ),
  cabinet: ({ width, depth }) => (
    <Whole width={width} depth={depth}>
      <path d={`M${-width / 2} ${depth / 2 - 30}H${width / 2}`} />
    </Whole>
  ),
  mirror: ({ width, depth }) => (
    <Whole width={width} depth={depth}>
      <path d={`M${-width / 2 + depth} ${-depth / 2}V${depth / 2}M${width / 2 - depth} ${-depth / 2}V${depth / 2}`} strokeWidth={6} />
    </Whole>
  ),
  shelf: ({ width, depth }) => <rect x={-width / 2} y={-depth / 2} width={width} height={depth} strokeDasharray="60 30" />,
  radiator: ({ width, depth }) => (
    <Whole width={width} depth={depth}>
      <path d={`M${-width / 6} ${-depth / 2}V${depth / 2}M${width / 6} ${-depth / 2}V${depth / 2}`} strokeWidth={6} />
    </Whole>
  ),
  pillar: BuiltIn,
  boxing: BuiltIn,
}

/** A rectangle over the whole floor that it covers, and the lines on it. */
function Whole({ width, depth, children }: Size & { children: ReactNode }) {
  return (
    <>
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} />
      {children}
    </>
  )
}

function Machine({ width, depth, dashes }: Size & { dashes?: string }) {
  return (
    <Whole width={width} depth={depth}>
      <circle r={Math.min(width, depth) / 2.6} strokeDasharray={dashes} />
      <path d={`M${-width / 2} ${-depth / 2 + 70}H${width / 2}`} />
    </Whole>
  )
}

/** Cut through, as a wall is. */
function BuiltIn({ width, depth }: Size) {
  const [x, y] = [width / 2, depth / 2]
  return (
    <>
      <rect x={-x} y={-y} width={width} height={depth} fill={ink.floor} strokeWidth={24} />
      <path d={`M${-x} ${y}L${x} ${-y}M${-x} 0L0 ${-y}M0 ${y}L${x} 0`} stroke={ink.faint} strokeWidth={6} />
    </>
  )
}

function OpenShower({ width, depth }: Size) {
  return (
    <>
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} strokeDasharray="60 30" />
      <path d={`M${-width / 2} ${-depth / 2}L${width / 2} ${depth / 2}M${width / 2} ${-depth / 2}L${-width / 2} ${depth / 2}`} strokeWidth={4} />
    </>
  )
}

function Bowl({ width, depth, cistern }: { width: Mm; depth: Mm; cistern: Mm }) {
  const top = -depth / 2 + cistern
  const round = Math.min(width / 2, depth / 2)
  return (
    <>
      {cistern > 0 && <rect x={-width / 2} y={-depth / 2} width={width} height={cistern} rx={20} />}
      <path d={`M${-width / 2} ${top}H${width / 2}V${depth / 2 - round}A${width / 2} ${round} 0 0 1 ${-width / 2} ${depth / 2 - round}Z`} />
    </>
  )
}

function Basins({ width, depth, count }: { width: Mm; depth: Mm; count: 1 | 2 }) {
  const each = width / count
  return (
    <>
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} rx={30} />
      {Array.from({ length: count }, (_, index) => -width / 2 + each * (index + 0.5)).map((x) => (
        <ellipse key={x} cx={x} cy={depth * 0.06} rx={each * 0.4} ry={depth * 0.34} />
      ))}
    </>
  )
}

function Tub({ width, depth }: { width: Mm; depth: Mm }) {
  return (
    <>
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} rx={depth / 2.4} />
      <circle cx={-width / 2 + depth / 2.4} r={25} />
    </>
  )
}

/** A drain or pipe in its place, with its name. */
export function PlacedPlumbingPoint({ plumbingPoint: { kind, at } }: { plumbingPoint: PlumbingPoint }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g fill={ink.paper} stroke={ink.line} strokeWidth={10}>
        <circle r={kind === 'drain' ? 75 : 50} />
        {kind === 'drain' && <path d="M-53 -53L53 53M53 -53L-53 53M-75 0H75M0 -75V75" strokeWidth={5} />}
        {kind === 'waste' && <circle r={30} fill={ink.line} />}
        {kind === 'water' && <path d="M-50 0H50M0 -50V50" strokeWidth={8} />}
      </g>
      <text y={kind === 'drain' ? 165 : 135} fontSize={85} {...lettering}>
        {plumbingPointWords[kind].short}
      </text>
    </g>
  )
}

/** A name as large as its fixture allows, turned where the fixture is too narrow for it. */
function Name({ words, at, across, down }: { words: string; at: { x: Mm; y: Mm }; across: Mm; down: Mm }) {
  const upright = down > across && nameSize(words, across, down) < LEGIBLE
  const size = upright ? nameSize(words, down, across) : nameSize(words, across, down)
  return (
    <text transform={`translate(${at.x} ${at.y})${upright ? ' rotate(-90)' : ''}`} dy="0.35em" fontSize={size} {...lettering}>
      {words}
    </text>
  )
}

const LEGIBLE: Mm = 80

/** Within the symbol's inner line: a basin is not written across its edge. */
function nameSize(words: string, long: Mm, short: Mm): Mm {
  return Math.round(Math.max(60, Math.min(110, (0.8 * long) / (0.58 * words.length), short * 0.7)))
}

/** Text with a white outline stays legible across lines. */
export const lettering = {
  textAnchor: 'middle',
  // A page has it; a file opened elsewhere has the other.
  fontFamily: 'Familjen Grotesk, sans-serif',
  fill: ink.line,
  stroke: ink.paper,
  strokeWidth: 14,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const
