import encodeQR from 'qr'
import { company } from '#content/company/company.ts'
import { keepWords } from '#content/planner/keep-words.ts'
import { ceilingNamed, roomNamed } from '#content/planner/room-named.ts'
import type { Plan } from '#domain/room/plan.ts'
import { colours, symbol } from '#shared/brand.ts'
import type { Stage } from './stage.ts'

/** The picture: the view as the renderings are, and below it the firm's mark, the room's measures and the link. Pixels. */
const WIDTH = 1600
const VIEW = 1200
const MARGIN = 56
const LEAST_BAND = 220

/** The room as it is seen now, drawn anew in the picture's size, as a PNG. */
export async function roomPicture(stage: Stage, plan: Plan, link: string): Promise<Blob> {
  await document.fonts.load(HEADING)
  const square = linkSquare(link)
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: VIEW + Math.max(LEAST_BAND, square.length * MODULE + MARGIN) })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no picture')
  context.fillStyle = colours.surface
  context.fillRect(0, 0, canvas.width, canvas.height)
  drawView(context, stage)
  drawBand(context, plan, link, square)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser wrote no picture'))), 'image/png')
  })
}

/** The canvas of the view takes the picture's size for as long as it is drawn, which is before the browser shows it again. */
function drawView(context: CanvasRenderingContext2D, { store, mirrors, cameraOfShape }: Stage) {
  const state = store.current?.getState()
  if (!state) throw new Error('There is no view')
  const { gl, scene, size, advance } = state
  const camera = cameraOfShape(WIDTH / VIEW)
  camera.updateMatrixWorld()
  const ratio = gl.getPixelRatio()
  // Where the graphics card does not smooth edges, twice as many pixels do.
  gl.setPixelRatio(gl.getContextAttributes()?.antialias ? 1 : 2)
  gl.setSize(WIDTH, VIEW, false)
  for (const reflect of mirrors) reflect(gl, scene, camera)
  gl.render(scene, camera)
  context.imageSmoothingQuality = 'high'
  context.drawImage(gl.domElement, 0, 0, WIDTH, VIEW)
  gl.setPixelRatio(ratio)
  gl.setSize(size.width, size.height, false)
  advance(performance.now())
}

const FONT = '"Familjen Grotesk", sans-serif'
const HEADING = `600 52px ${FONT}`
const TEXT = `400 32px ${FONT}`

function drawBand(context: CanvasRenderingContext2D, plan: Plan, link: string, square: Square) {
  const { height } = context.canvas
  const middle = (VIEW + height) / 2
  context.fillStyle = colours.accentDeep
  context.fillRect(0, VIEW, WIDTH, height - VIEW)
  drawMark(context, middle)
  const left = MARGIN + MARK + 40
  const { host, pathname } = new URL(link)
  context.fillStyle = colours.onAccent
  context.font = HEADING
  context.fillText(roomNamed(plan), left, middle - 26)
  context.fillStyle = colours.onAccentDeep
  context.font = TEXT
  context.fillText(ceilingNamed(plan), left, middle + 24)
  context.fillText(`${company.name}. ${keepWords.onPicture.site(`${host}${pathname}`)}`, left, middle + 70)
  if (square.length === 0) return
  const from = { x: WIDTH - MARGIN - square.length * MODULE, y: middle - (square.length * MODULE) / 2 }
  drawSquare(context, square, from)
  context.textAlign = 'right'
  context.fillText(keepWords.onPicture.code, from.x - 24, middle + 70)
}

/** The symbol's height. It is drawn in 16 × 16 units. */
const MARK = 112

function drawMark(context: CanvasRenderingContext2D, middle: number) {
  context.save()
  context.translate(MARGIN, middle - MARK / 2)
  context.scale(MARK / 16, MARK / 16)
  context.fillStyle = colours.highlight
  context.fill(new Path2D(symbol))
  context.restore()
}

/** Rows of a QR code, dark where true, with the light border that it needs. */
type Square = readonly (readonly boolean[])[]

/** Of one small square of the code; a camera needs three pixels of it. */
const MODULE = 3
const BORDER = 3
/** A longer link would take a larger code than a camera reads from a picture. */
const LONGEST_LINK = 1100

/** The link as a QR code, because nobody types so many characters; nothing if it is too long. */
function linkSquare(link: string): Square {
  return link.length > LONGEST_LINK ? [] : encodeQR(link, 'raw', { ecc: 'low', border: BORDER })
}

function drawSquare(context: CanvasRenderingContext2D, square: Square, from: { x: number; y: number }) {
  context.fillStyle = 'white'
  context.fillRect(from.x, from.y, square.length * MODULE, square.length * MODULE)
  context.fillStyle = colours.ink
  for (const [row, cells] of square.entries()) {
    for (const [column, isDark] of cells.entries()) if (isDark) context.fillRect(from.x + column * MODULE, from.y + row * MODULE, MODULE, MODULE)
  }
  context.fillStyle = colours.onAccentDeep
}
