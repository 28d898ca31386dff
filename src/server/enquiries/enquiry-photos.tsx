import type { Context } from 'hono'
import { enquiryPhotos, fileSizeInWords, photoName } from '#content/enquiries/enquiry-photos.ts'
import type { PhotoFacts, PhotoFiles } from './photo-facts.ts'

/** The part of a path below a private page where its photos are. */
export const PHOTOS_FOLDER = 'bilder'
/** Below a photo, itself as lists show it. */
export const SMALL = 'liten'

/** A request with its photos, in the visitor's order. */
type WithPhotos = { reference: string; photos: readonly PhotoFacts[] }

type EnquiryPhotosProps = {
  enquiry: WithPhotos
  /** The page's own. */
  path: string
  heading: string
  /** Said beside each PDF. */
  caution?: string
}

/**
 * Large, in the visitor's order, side by side in a row that scrolls from one to the next: by finger, wheel or, since it takes the
 * focus, arrow keys. PDFs are only offered for saving.
 */
export function EnquiryPhotos({ enquiry, path, heading, caution }: EnquiryPhotosProps) {
  const photos = enquiry.photos.filter(({ kind }) => kind === 'photo')
  const pdfs = enquiry.photos.filter(({ kind }) => kind === 'pdf')
  if (enquiry.photos.length === 0) return null
  const linkTo = ({ sha256 }: PhotoFacts) => `${path}/${PHOTOS_FOLDER}/${sha256}`
  return (
    <>
      <h2 id="bilder">{heading}</h2>
      {photos.length > 1 && <p>{enquiryPhotos.swipe}</p>}
      {photos.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        // biome-ignore lint/a11y/useSemanticElements: the element with this role is a fieldset, and this is no form
        <div className="photos" role="group" aria-labelledby="bilder" tabIndex={0}>
          {photos.map((photo, index) => (
            <figure key={photo.sha256} id={`bild-${index + 1}`}>
              <a href={linkTo(photo)}>
                <img src={linkTo(photo)} alt={`Bild ${index + 1} av ${photos.length}`} width={photo.width} height={photo.height} loading="lazy" />
              </a>
              <figcaption>
                {`${index + 1} av ${photos.length}`}
                <a href={linkTo(photo)} download={photoName(enquiry, photo)}>
                  {enquiryPhotos.save}
                </a>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      {pdfs.map((pdf) => (
        <p key={pdf.sha256}>
          <a href={linkTo(pdf)} download={photoName(enquiry, pdf)}>
            {enquiryPhotos.savePdf}
          </a>
          {` (${fileSizeInWords(pdf.size)})`}
          {caution && `. ${caution}`}
        </p>
      ))}
    </>
  )
}

/** Nothing that was sent runs here: a photo is our own JPEG, and a PDF is not shown but saved. */
const SANDBOX = "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The photo that the address names by `sha256`; undefined if the request has none such. */
export async function servePhoto(c: Context, photos: Pick<PhotoFiles, 'find'>, enquiry: WithPhotos): Promise<Response | undefined> {
  const photo = await photos.find(enquiry.reference, c.req.param('sha256') ?? '')
  if (!photo) return undefined
  return c.body(new Uint8Array(photo.content), 200, {
    'Content-Type': photo.kind === 'pdf' ? 'application/pdf' : 'image/jpeg',
    'Content-Disposition': `${photo.kind === 'pdf' ? 'attachment' : 'inline'}; filename="${photoName(enquiry, photo)}"`,
    'Content-Security-Policy': SANDBOX,
  })
}
