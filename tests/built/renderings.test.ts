import { expect, test } from 'vitest'
import { renderingNote } from '#content/gallery/shown-projects.ts'
import { pictures } from '#content/pictures.ts'
import { pageNamed, wordsOf } from '../support/built-site.ts'
import { content } from '../support/page-content.ts'

const home = pageNamed('index.html')

test.each([
  ['.hero-picture', pictures.hero.kind],
  ['.showroom', pictures.showroom.kind],
])('%s says whether it is a rendering', (part, kind) => {
  const said = [...home.querySelectorAll(part)].map((one) => wordsOf(one).includes('Visualisering'))
  expect(said).toEqual([kind === 'rendering'])
})

test('below the pictures of the gallery and below its list stands that renderings show no work done', () => {
  const notes = [...home.querySelectorAll('#galleri > .note, #projekt > .note')].map(wordsOf)
  expect(notes).toEqual(renderingNote(content.gallery) ? [renderingNote(content.gallery), renderingNote(content.gallery)] : [])
})
