import { expect, test } from 'vitest'
import { defaultContent, type SiteContent } from '#content/publishing/site-content.ts'
import { emptyAnswers, itemsOf, withItem, withItemMoved, withoutItem } from './site-items.ts'

const aStep = (title: string) => ({ title, content: `Om ${title}` })
const content: SiteContent = {
  ...defaultContent,
  questions: [
    { id: 'pris', icon: 'wallet', question: 'Vad kostar det?', answer: '{pris}.' },
    { id: 'tid', icon: 'clock', question: 'Hur lång tid tar det?', answer: 'Veckor.' },
  ],
  tips: [
    { id: 7, icon: 'tape', text: 'Mät.' },
    { id: 3, icon: 'tape', text: 'Fråga.' },
  ],
  services: {
    ...defaultContent.services,
    kakel: { ...defaultContent.services.kakel, expanded: { title: 'Så går det till', steps: [aStep('ett'), aStep('två'), aStep('tre')] } },
  },
}
const steps = (...titles: string[]) => ({
  ...content,
  services: { ...content.services, kakel: { ...content.services.kakel, expanded: { title: 'Så går det till', steps: titles.map(aStep) } } },
})

test('items are known by their ids, or by their places from 1', () => {
  expect(itemsOf(content, 'fragor')[1]).toEqual({
    id: 'tid',
    title: 'Hur lång tid tar det?',
    answers: { question: 'Hur lång tid tar det?', answer: 'Veckor.', icon: 'clock' },
  })
  expect(itemsOf(content, 'tips').map(({ id, title }) => [id, title])).toEqual([
    ['7', 'Mät.'],
    ['3', 'Fråga.'],
  ])
  expect(itemsOf(content, 'kakel-steg').map(({ id, title }) => [id, title])).toEqual([
    ['1', 'ett'],
    ['2', 'två'],
    ['3', 'tre'],
  ])
})

test('the form of a new item is empty, with the first of what can be chosen', () => {
  expect(emptyAnswers('fragor')).toEqual({ question: '', answer: '', icon: 'wallet' })
  expect(emptyAnswers('kakel-steg')).toEqual({ title: '', content: '' })
})

test('an item is changed at its place and keeps its id', () => {
  expect(withItem(content, 'fragor', 'tid', { question: ' Hur  länge? ', answer: 'Dagar.', icon: 'pin' })).toEqual({
    changed: { ...content, questions: [content.questions[0], { id: 'tid', icon: 'pin', question: 'Hur länge?', answer: 'Dagar.' }] },
    index: 1,
  })
  expect(withItem(content, 'kakel-steg', '2', aStep('nytt'))).toEqual({ changed: steps('ett', 'nytt', 'tre'), index: 1 })
})

test('a field that did not come is empty', () => {
  expect(withItem(content, 'kakel-steg', '2', { title: 'nytt' }).changed).toMatchObject({
    services: { kakel: { expanded: { steps: [{}, { title: 'nytt', content: '' }, {}] } } },
  })
})

test('a new item comes last: a question with its words as address, a tip with a number above all others, a step with none', () => {
  const question = { question: 'Vad kostar det?', answer: 'Mer.', icon: 'pin' }
  expect(withItem(content, 'fragor', 'ny', question)).toEqual({
    changed: { ...content, questions: [...content.questions, { id: 'vad-kostar-det', ...question }] },
    index: 2,
  })
  expect(withItem(content, 'fragor', 'ny', { ...question, question: 'Pris?' }).changed).toMatchObject({ questions: [{}, {}, { id: 'pris-2' }] })
  expect(withItem(content, 'fragor', 'ny', { ...question, question: '?' }).changed).toMatchObject({ questions: [{}, {}, { id: 'fraga' }] })
  expect(withItem(content, 'fragor', 'ny', { ...question, question: 'Ny?' }).changed).toMatchObject({ questions: [{}, {}, { id: 'ny-2' }] })
  expect(withItem(content, 'tips', 'ny', { text: 'Vänta.', icon: 'tape' })).toEqual({
    changed: { ...content, tips: [...content.tips, { id: 8, text: 'Vänta.', icon: 'tape' }] },
    index: 2,
  })
  expect(withItem({ ...content, tips: [] }, 'tips', 'ny', { text: 'Vänta.', icon: 'tape' }).changed).toMatchObject({ tips: [{ id: 1 }] })
  expect(withItem(content, 'kakel-steg', 'ny', aStep('fyra'))).toEqual({ changed: steps('ett', 'två', 'tre', 'fyra'), index: 3 })
})

test('one item is removed, and one that is gone already is not there', () => {
  expect(withoutItem(content, 'kakel-steg', '2')).toEqual(steps('ett', 'tre'))
  expect(withoutItem(content, 'fragor', 'pris')).toEqual({ ...content, questions: content.questions.slice(1) })
  expect(withoutItem(content, 'fragor', 'borta')).toEqual(content)
})

test('an item moves past its neighbour', () => {
  expect(withItemMoved(content, 'kakel-steg', '2', 'up')).toEqual(steps('två', 'ett', 'tre'))
  expect(withItemMoved(content, 'kakel-steg', '2', 'down')).toEqual(steps('ett', 'tre', 'två'))
  expect(withItemMoved(content, 'kakel-steg', 'borta', 'up')).toEqual(content)
})

test('the content itself is never changed', () => {
  const before = structuredClone(content)
  withItem(content, 'fragor', 'ny', emptyAnswers('fragor'))
  withItem(content, 'fragor', 'pris', emptyAnswers('fragor'))
  withoutItem(content, 'tips', '3')
  withItemMoved(content, 'tips', '3', 'up')
  expect(content).toEqual(before)
})
