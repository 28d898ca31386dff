import type { Base } from '#server/core/core.ts'
import { makePhotoEncoder } from './photo-encoder.ts'
import { makeReceiveFile, removeReceivedFiles } from './received-files.ts'

/** Files of pictures: received outside the memory, and encoded by a process of their own, whose script is `encoderScript`. */
export function makePictures({ config: { dataDir } }: Base, { encoderScript }: { encoderScript: string }) {
  return {
    ...makePhotoEncoder(encoderScript),
    receiveFile: makeReceiveFile(dataDir),
    jobs: { maintenance: [() => removeReceivedFiles(dataDir)] },
  }
}

export type Pictures = ReturnType<typeof makePictures>
