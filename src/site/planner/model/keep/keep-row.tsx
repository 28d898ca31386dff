import { useEffect, useState } from 'react'
import { keepWords as words } from '#content/planner/keep-words.ts'
import { roomNamed } from '#content/planner/room-named.ts'
import type { Plan } from '#domain/room/plan.ts'
import { linkTo } from '../../saved-plan.ts'
import { download, share, sharesPictures, showsModels } from './device.ts'
import { type MadeModel, ModelLinks } from './model-links.tsx'
import type { Stage } from './stage.ts'

type State = { readonly step: 'idle' | 'makingPicture' | 'makingModel' | 'saved' | 'failed' } | { readonly step: 'made'; readonly model: MadeModel }

/** What the visitor can keep of the view and show to others: a picture of it, and the room as a model for a telephone's camera and for other programs. */
export function KeepRow({ plan, stage }: { plan: Plan; stage: Stage }) {
  const [{ state, of }, setState] = useState<{ state: State; of: Plan }>({ state: { step: 'idle' }, of: plan })
  // What was made of an earlier drawing is not offered any more.
  const now: State = of === plan ? state : { step: 'idle' }
  const isBusy = now.step === 'makingPicture' || now.step === 'makingModel'
  const type = showsModels() ? 'usdz' : 'glb'
  const model = state.step === 'made' ? state.model : undefined
  useEffect(() => () => model?.files.forEach(({ url }) => void URL.revokeObjectURL(url)), [model])

  async function make(step: 'makingPicture' | 'makingModel', work: () => Promise<State>) {
    if (isBusy) return
    setState({ state: { step }, of: plan })
    try {
      setState({ state: await work(), of: plan })
    } catch (error) {
      console.warn(error)
      setState({ state: { step: 'failed' }, of: plan })
    }
  }

  async function makePicture(isShared: boolean): Promise<State> {
    const { roomPicture } = await import('./room-picture.ts')
    const link = linkTo([plan])
    const file = new File([await roomPicture(stage, plan, link)], words.names.picture, { type: 'image/png' })
    if (isShared && (await share(file, roomNamed(plan), link))) return { step: 'idle' }
    download(file)
    return { step: 'saved' }
  }

  async function makeModel(): Promise<State> {
    const { modelFile, modelSizes } = await import('./model-file.ts')
    const made = await Promise.all(modelSizes.map(async (size) => ({ size, file: await modelFile(stage, plan, type, size) })))
    return { step: 'made', model: { type, files: made.map(({ size, file }) => ({ size, bytes: file.size, url: URL.createObjectURL(file) })) } }
  }

  return (
    <section className="planner-keep" aria-labelledby="i-3d-spara">
      <h3 id="i-3d-spara">{words.heading}</h3>
      <div className="planner-row">
        <button className="planner-button" type="button" onClick={() => make('makingPicture', () => makePicture(false))}>
          {words.save}
        </button>
        {sharesPictures() && (
          <button className="planner-button" type="button" onClick={() => make('makingPicture', () => makePicture(true))}>
            {words.share}
          </button>
        )}
        <button className="planner-button" type="button" onClick={() => make('makingModel', makeModel)}>
          {words.model[type]}
        </button>
      </div>
      <div role="status">{now.step !== 'idle' && <p className="planner-done">{words.said[now.step]}</p>}</div>
      {now.step === 'made' && <ModelLinks model={now.model} />}
    </section>
  )
}
