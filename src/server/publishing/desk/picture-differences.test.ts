import { describe, expect, test } from 'vitest'
import { defaultContent, type SiteContent } from '#content/publishing/site-content.ts'
import { siteItems } from '#content/publishing/site-forms.ts'
import { pictureDifferences, projectDifferences } from './picture-differences.ts'
import { emptyProject } from './site-projects.ts'

const picture = (file: string, alt = 'Ett rum', kind: 'photo' | 'rendering' = 'photo') => ({ file, alt, kind })
const aProject = (id: string, changed: Partial<SiteContent['gallery']['projects'][number]> = {}) => ({
  id,
  title: `Badrum ${id}`,
  description: 'Gröna plattor.',
  onHome: false,
  picture: picture('tub'),
  ...changed,
})
const pair = { before: picture('before'), after: picture('after') }
const gallery = (projects: SiteContent['gallery']['projects'], band: string[] = []): SiteContent => ({ ...defaultContent, gallery: { projects, band }, pair })
const [a, b] = [aProject('a'), aProject('b')]

describe('of projects', () => {
  test('that are alike nothing is told', () => {
    expect(pictureDifferences(gallery([a, b], ['a']), gallery([a, b], ['a']))).toEqual([])
  })

  test('it is told which is new, with its picture, and which is gone', () => {
    expect(pictureDifferences(gallery([a]), gallery([b, a]))).toEqual([
      { part: 'projekt', label: 'Projekt: ny', before: '', after: 'Badrum b', pictures: { before: undefined, after: 'tub' } },
    ])
    expect(pictureDifferences(gallery([a, b]), gallery([a]))).toEqual([
      { part: 'projekt', label: 'Projekt: borttagen', before: 'Badrum b', after: '', pictures: { before: 'tub', after: undefined } },
    ])
  })

  test('each field is told by itself, under the title that the project had', () => {
    const changed = aProject('a', { title: 'Dusch', description: 'Vita.', onHome: true, picture: picture('tub', 'Ett annat') })
    const told = pictureDifferences(gallery([a]), gallery([changed], ['a']))
    expect(told).toEqual([
      { part: 'projekt', label: '”Badrum a”: rubrik', before: 'Badrum a', after: 'Dusch' },
      { part: 'projekt', label: '”Badrum a”: beskrivning', before: 'Gröna plattor.', after: 'Vita.' },
      { part: 'projekt', label: '”Badrum a”: bild', before: 'Ett rum (ett foto)', after: 'Ett annat (ett foto)' },
      { part: 'projekt', label: '”Badrum a”: på startsidan', before: 'Nej', after: 'Ja' },
      { part: 'projekt', label: '”Badrum a”: i bildbandet', before: 'Nej', after: 'Ja' },
    ])
  })

  test('another picture is shown beside the one that was there, a picture of another kind is told', () => {
    expect(pictureDifferences(gallery([a]), gallery([aProject('a', { picture: picture('nordic') })]))).toEqual([
      { part: 'projekt', label: '”Badrum a”: bild', before: 'Ett rum (ett foto)', after: 'Ett rum (ett foto)', pictures: { before: 'tub', after: 'nordic' } },
    ])
    expect(pictureDifferences(gallery([a]), gallery([aProject('a', { picture: picture('tub', 'Ett rum', 'rendering') })]))).toEqual([
      { part: 'projekt', label: '”Badrum a”: bild', before: 'Ett rum (ett foto)', after: 'Ett rum (en visualisering)' },
    ])
  })

  test('a new order is told once', () => {
    expect(pictureDifferences(gallery([a, b]), gallery([b, a]))).toEqual([{ part: 'projekt', label: 'Projekt', before: '', after: siteItems.moved }])
  })
})

test('of the pair each picture is told by itself', () => {
  const before = gallery([a])
  expect(pictureDifferences(before, { ...before, pair: { ...pair, before: picture('before', 'Gammalt') } })).toEqual([
    { part: 'fore-efter', label: 'Före och efter: före', before: 'Ett rum (ett foto)', after: 'Gammalt (ett foto)' },
  ])
  expect(pictureDifferences(before, { ...before, pair: { ...pair, after: picture('tub') } })).toEqual([
    {
      part: 'fore-efter',
      label: 'Före och efter: efter',
      before: 'Ett rum (ett foto)',
      after: 'Ett rum (ett foto)',
      pictures: { before: 'after', after: 'tub' },
    },
  ])
})

test('under a heading with the title of the project, fields are called by their names alone', () => {
  const answers = { ...emptyProject, title: 'Badrum' }
  expect(projectDifferences(answers, { ...answers, title: 'Dusch' }, true)).toEqual([{ part: 'projekt', label: 'Rubrik', before: 'Badrum', after: 'Dusch' }])
  expect(projectDifferences(undefined, undefined)).toEqual([])
})
