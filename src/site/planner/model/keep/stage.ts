import type { ReconcilerRoot } from '@react-three/fiber'
import type { RefObject } from 'react'
import type { PerspectiveCamera } from 'three'
import type { MirrorList } from '../mirror.tsx'

/** What a picture and a file of the model are made from: the scene with its renderer, its mirrors, and the camera for a picture of another shape. */
export type Stage = {
  readonly store: RefObject<ReturnType<ReconcilerRoot<HTMLCanvasElement>['render']> | undefined>
  readonly mirrors: MirrorList
  readonly cameraOfShape: (aspect: number) => PerspectiveCamera
}
