import { createContext, useMemo } from 'react'
import { type CanvasTexture, type CubeTexture, SRGBColorSpace } from 'three'
import { metalLooks, woodLooks } from '#content/materials/finish.ts'
import { finishOf } from '#domain/room/finish.ts'
import type { Plan } from '#domain/room/plan.ts'
import { drawWood } from '../materials/draw-wood.ts'
import { drawnTexture } from './drawn-texture.ts'
import { useDisposed } from './use-disposed.ts'

/** What the bodies of a room have in common: its metal, its wood with one texture of grain, and what they reflect. */
type RoomLooks = {
  readonly metal: { readonly colour: string; readonly gloss: number }
  readonly wood: { readonly colour: string; readonly grain: CanvasTexture | null }
  readonly reflections: CubeTexture | null
}

export const Looks = createContext<RoomLooks>({ metal: metalLooks.krom, wood: { colour: woodLooks.ek.colour, grain: null }, reflections: null })

export function useLooks({ finish }: Pick<Plan, 'finish'>, reflections: CubeTexture): RoomLooks {
  const { metal, wood } = finishOf({ finish })
  const texture = useMemo(() => grainOf(wood), [wood])
  useDisposed(texture)
  return useMemo(() => {
    const grained = woodLooks[wood].grain !== undefined
    // The grain's texture has the colour in it; without one the colour is the material's.
    return { metal: metalLooks[metal], wood: { colour: grained ? '#ffffff' : woodLooks[wood].colour, grain: grained ? texture : null }, reflections }
  }, [metal, wood, texture, reflections])
}

const GRAIN = 128

function grainOf(wood: keyof typeof woodLooks): CanvasTexture {
  const texture = drawnTexture(GRAIN, GRAIN, (context) => drawWood(context, woodLooks[wood], GRAIN, GRAIN))
  texture.colorSpace = SRGBColorSpace
  return texture
}
