import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, type ReadyPicture, RenderingLabel } from './picture.tsx'

const picture: ReadyPicture = { avif: '/a-640.avif 640w', webp: '/a-960.webp', width: 960, height: 720, alt: 'Ett badkar vid ett fönster', kind: 'rendering' }

test('a picture says what it shows, has its size, and is loaded when it is near', () => {
  const markup = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />)
  for (const attribute of ['alt="Ett badkar vid ett fönster"', 'width="960"', 'height="720"', 'loading="lazy"']) expect(markup).toContain(attribute)
})

test('only a decorative one says nothing', () => {
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="100vw" decorative />)).toContain('alt=""')
})

test('a rendering is labelled as one, and a photo is not', () => {
  expect(renderToStaticMarkup(<RenderingLabel kind="rendering" />)).toContain('Visualisering')
  expect(renderToStaticMarkup(<RenderingLabel kind="photo" />)).toBe('')
})
