import { isOwnPicture } from '#domain/site-picture.ts'
import { cutPreview } from './picture-cut.ts'

/**
 * A button below the places, for a picture of the owner's that is there already: the whole one is asked for when its cut is to be moved. `chosen`:
 * where one that is there is chosen. `upload`: a new one goes before it.
 */
export function offerToMove(field: HTMLElement, places: HTMLSelectElement, chosen: HTMLSelectElement, upload: HTMLInputElement) {
  const { whole = '', move = '', notWhole = '', picture = '' } = field.dataset
  let canvas: HTMLCanvasElement | undefined
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button outlined'
  button.textContent = move
  const said = document.createElement('p')
  said.className = 'field-error'
  said.setAttribute('role', 'alert')
  places.closest('.field')?.after(button, said)
  offer()

  field.addEventListener('change', ({ target }) => {
    if (target === places) return
    canvas?.remove()
    canvas = undefined
    offer()
  })
  button.addEventListener('click', async () => {
    const shown = await wholeOf(chosen.value)
      .then((bytes) => cutPreview(bytes, places, picture))
      .catch(() => undefined)
    if (!shown) {
      said.textContent = notWhole
      return
    }
    canvas = shown
    offer()
    button.after(canvas)
    canvas.focus()
  })

  function offer() {
    said.textContent = ''
    button.hidden = canvas !== undefined || upload.files?.length !== 0 || !isOwnPicture(chosen.value)
  }

  async function wholeOf(file: string): Promise<Blob> {
    const response = await fetch(`${whole}${file}`)
    if (!response.ok) throw new Error(`${response.status}`)
    return response.blob()
  }
}
