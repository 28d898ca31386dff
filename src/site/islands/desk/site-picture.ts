import { fileRefusals } from '#content/photos/file-refusals.ts'
import { fileKind, HEAD_BYTES } from '#domain/file-kind.ts'
import { preparePhoto } from '../photos/prepare-photo.ts'
import { cutPreview } from './picture-cut.ts'
import { offerToMove } from './whole-picture.ts'

/**
 * Fields with `data-picture` (server/publishing/desk/picture-fields.tsx): a chosen picture is shrunk before it is sent, shown as the site
 * will cut it, and refused here if it can only be refused there. The form is posted as without script, so every answer is a page.
 */
for (const field of document.querySelectorAll<HTMLElement>('[data-picture]')) {
  const input = field.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) continue
  input.addEventListener('change', () => void choose(field, input))
  const [places, chosen] = ['select[data-cut]', 'select[data-chosen]'].map((name) => field.querySelector(name))
  if (places instanceof HTMLSelectElement && chosen instanceof HTMLSelectElement) offerToMove(field, places, chosen, input)
  // Chosen before this script ran, or kept by the browser when the page was loaded again.
  if (input.files?.length) void choose(field, input)
}
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sends-pictures]')) form.addEventListener('submit', () => showSending(form))

async function choose(field: HTMLElement, input: HTMLInputElement) {
  const file = input.files?.[0]
  show(field, undefined)
  field.querySelector('canvas')?.remove()
  if (!file) return
  forget(input)
  const kind = fileKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  const preparation = kind === 'pdf' ? { ok: false as const, refusal: field.dataset.wrongType ?? '' } : await preparePhoto(file, kind)
  // Another may have been chosen meanwhile.
  if (input.files?.[0] !== file) return
  if (!preparation.ok) {
    input.value = ''
    return show(field, preparation.refusal)
  }
  const { bytes, thumbnail } = preparation.ready
  // What the browser cannot read goes as it is; the server says what is wrong with it.
  if (!thumbnail) return
  put(input, new File([bytes], 'bild.jpg', { type: bytes.type }))
  const kindOf = field.querySelector('select[data-kind]')
  if (kindOf instanceof HTMLSelectElement) kindOf.value = 'photo'
  const places = field.querySelector('select[data-cut]')
  if (!(places instanceof HTMLSelectElement)) return
  const canvas = await cutPreview(bytes, places, field.dataset.picture ?? '').catch(() => undefined)
  if (canvas) input.after(canvas)
  else show(field, fileRefusals.unreadable)
}

function put(input: HTMLInputElement, file: File) {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
}

function show(field: HTMLElement, refusal: string | undefined) {
  const message = field.querySelector('[role=alert]')
  if (message) message.textContent = refusal ?? ''
}

/** What the server said of the picture that was chosen before. */
function forget(input: HTMLInputElement) {
  document.getElementById(`${input.name}-error`)?.remove()
  input.closest('.field')?.classList.remove('invalid')
  input.removeAttribute('aria-invalid')
}

function showSending(form: HTMLFormElement) {
  const isSending = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].some(({ files }) => files?.length)
  const progress = form.querySelector<HTMLElement>('[data-sending]')
  if (isSending && progress) progress.textContent = progress.dataset.sending ?? ''
}
