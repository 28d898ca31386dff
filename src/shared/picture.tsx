import { type PictureKind, renderingWords } from '#content/pictures.ts'

/** A picture ready to be shown: the addresses of its sizes, and what it is. */
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

/** A project's picture: WebP on its card, AVIF alone. */
export type ProjectPicture = { card: string; large: string; alt: string; kind: PictureKind }

type PictureProps = {
  picture: ReadyPicture
  /** How wide it is shown, as `sizes`. */
  sizes: string
  className?: string
  /** Says nothing that the words beside it do not say. */
  decorative?: boolean
}

/** A picture below the first view: fetched when it comes near. */
export function Picture({ picture, sizes, className, decorative = false }: PictureProps) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img src={picture.webp} width={picture.width} height={picture.height} alt={decorative ? '' : picture.alt} loading="lazy" decoding="async" />
    </picture>
  )
}

/** A rendering says that it is one. */
export function RenderingLabel({ kind }: { kind: PictureKind }) {
  return kind === 'rendering' ? <span className="rendering-label">{renderingWords.label}</span> : null
}
