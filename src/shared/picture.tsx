import { type PictureKind, renderingWords } from '#content/pictures.ts'

/** An encoded picture: the URLs of its sizes, and what it shows. */
export type ReadyPicture = {
  /** `srcset` of AVIF, widths in px. */
  avif: string
  /** One WebP for browsers that do not read AVIF. */
  webp: string
  /** Of the original, px. */
  width: number
  height: number
  alt: string
  kind: PictureKind
}

/** A project's picture: a WebP for its card, a large AVIF for its dialog. URLs. */
export type ProjectPicture = { card: string; large: string; alt: string; kind: PictureKind }

type PictureProps = {
  picture: ReadyPicture
  /** Display width, as `sizes`. */
  sizes: string
  className?: string
  /** Adds nothing to the text beside it, so its alternative text is empty. */
  decorative?: boolean
}

/** A picture below the first view, loaded lazily. */
export function Picture({ picture, sizes, className, decorative = false }: PictureProps) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img src={picture.webp} width={picture.width} height={picture.height} alt={decorative ? '' : picture.alt} loading="lazy" />
    </picture>
  )
}

/** The label of a rendering. */
export function RenderingLabel({ kind }: { kind: PictureKind }) {
  return kind === 'rendering' ? <span className="rendering-label">{renderingWords.label}</span> : null
}
