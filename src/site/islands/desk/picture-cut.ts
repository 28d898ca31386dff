import { MIDDLE, type PictureFocus, readFocus, widestPicture } from '#domain/site-picture.ts'

/** Of what is cut away, per press of an arrow key, %. */
const STEP = 5

/**
 * A picture as the server will cut it, moved with a finger or the arrow keys; the field of the places follows. A canvas, because the
 * Content-Security-Policy allows no blob: addresses. `label`: what it is called.
 */
export async function cutPreview(bytes: Blob, places: HTMLSelectElement, label: string): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(bytes)
  const canvas = document.createElement('canvas')
  canvas.width = widestPicture.width / 2
  canvas.height = widestPicture.height / 2
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const away = { x: width - canvas.width, y: height - canvas.height }
  canvas.setAttribute('aria-label', label)
  // It fills the cut in one direction, and can be moved in the other.
  const along = away.x < 1 && away.y < 1 ? undefined : away.x > away.y ? 'x' : 'y'

  const draw = () => {
    const { x, y } = focusIn(places)
    canvas.getContext('2d')?.drawImage(picture, (-away.x * x) / 100, (-away.y * y) / 100, width, height)
    if (along) canvas.setAttribute('aria-valuenow', `${focusIn(places)[along]}`)
  }
  draw()
  places.addEventListener('change', draw)
  if (along) movable(canvas, along, { away: away[along], places, draw })
  else canvas.setAttribute('role', 'img')
  return canvas
}

type Moving = { away: number; places: HTMLSelectElement; draw: () => void }

function movable(canvas: HTMLCanvasElement, along: 'x' | 'y', { away, places, draw }: Moving) {
  canvas.tabIndex = 0
  canvas.dataset.along = along
  canvas.setAttribute('role', 'slider')
  canvas.setAttribute('aria-orientation', along === 'x' ? 'horizontal' : 'vertical')
  let focus = focusIn(places)[along]
  const moveTo = (to: number) => {
    focus = Math.min(100, Math.max(0, to))
    choose(places, { ...MIDDLE, [along]: Math.round(focus) })
    draw()
  }

  canvas.addEventListener('pointerdown', (event) => {
    focus = focusIn(places)[along]
    canvas.setPointerCapture(event.pointerId)
  })
  canvas.addEventListener('pointermove', (event) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return
    const moved = along === 'x' ? event.movementX : event.movementY
    // The picture follows the finger, so the cut goes the other way.
    moveTo(focus - (moved * (canvas.width / canvas.clientWidth) * 100) / away)
  })
  canvas.addEventListener('keydown', (event) => {
    const { key } = event
    const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -STEP : key === 'ArrowRight' || key === 'ArrowDown' ? STEP : undefined
    const to = key === 'Home' ? 0 : key === 'End' ? 100 : step === undefined ? undefined : focusIn(places)[along] + step
    if (to === undefined) return
    event.preventDefault()
    moveTo(to)
  })
}

function focusIn(places: HTMLSelectElement): PictureFocus {
  return readFocus(places.value) ?? MIDDLE
}

/** A place that is not in the list is added to it. */
function choose(places: HTMLSelectElement, { x, y }: PictureFocus) {
  const value = `${x} ${y}`
  const options = [...places.options]
  if (!options.some((option) => option.value === value)) {
    const moved = options.find(({ dataset }) => dataset.moved !== undefined) ?? document.createElement('option')
    moved.dataset.moved = ''
    moved.textContent = places.dataset.cut ?? ''
    moved.value = value
    places.append(moved)
  }
  places.value = value
}
