import { backend } from '#site/backend/backend.ts'
import { type PhotoUpload, textIn, valueIn } from '#site/backend/send-quote.ts'

/** `lost`: the connection or the server failed for now. `failed`: the server refused it; `retry` says whether another try may help. */
export type UploadOutcome =
  | { step: 'sent' }
  | { step: 'failed'; reason: string | undefined; retry: boolean }
  | { step: 'lost'; reason: string | undefined; afterMs?: number }

type PhotoToSend = { bytes: Blob; sha256: string; position: number }

/** A connection on which nothing has moved for so long is given up. The server may need a while once it has all the bytes. */
const STALLED_MS = 60_000

/** Sends one photo; sending it again changes nothing. XMLHttpRequest, because fetch does not tell how much has been sent. Never rejects. */
export function uploadPhoto({ url, token }: PhotoUpload, { bytes, sha256, position }: PhotoToSend, onShare: (share: number) => void): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout>

    function watch() {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), STALLED_MS)
    }

    function conclude(outcome: UploadOutcome) {
      clearTimeout(stalled)
      resolve(outcome)
    }

    request.open('PUT', `${backend.url}${url}/${sha256}?position=${position}`)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('content-type', bytes.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => {
      watch()
      if (total > 0) onShare(loaded / total)
    }
    request.onload = () => conclude(outcomeOf(request))
    request.onerror = request.onabort = () => conclude({ step: 'lost', reason: undefined })
    watch()
    request.send(bytes)
  })
}

function outcomeOf(request: XMLHttpRequest): UploadOutcome {
  const answer = readAnswer(request.responseText)
  const reason = textIn(answer, 'error')
  if (request.status === 200 && valueIn(answer, 'success') === true) return { step: 'sent' }
  // Busy, or a proxy whose server is being restarted.
  if (request.status >= 502 && request.status <= 504) return { step: 'lost', reason, afterMs: 1000 * (Number(request.getResponseHeader('retry-after')) || 0) }
  return { step: 'failed', reason, retry: valueIn(answer, 'retry') !== false }
}

/** A proxy may answer anything. */
function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
