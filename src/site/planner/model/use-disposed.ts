import { useEffect } from 'react'

/** Textures and geometries are held on the GPU until they are disposed of. */
export function useDisposed(held: { dispose: () => void }) {
  useEffect(() => () => held.dispose(), [held])
}
