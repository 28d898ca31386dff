import { expect, test } from 'vitest'
import { makeSentTwice } from './sent-twice.ts'

test('the same form is done once, also while the first is being done; other words, a refused form and a failed one are done again', async () => {
  const done: string[] = []
  const once = makeSentTwice<string>()
  const send = (text: string, outcome?: string) =>
    once(['anteckning', text], async () => {
      done.push(text)
      if (outcome === 'fails') throw new Error(outcome)
      return outcome
    })
  await Promise.all([send('ett'), send('ett')])
  await send('ett')
  await send('två')
  expect(await send('tre', 'refused')).toBe('refused')
  await send('tre')
  await expect(send('fyra', 'fails')).rejects.toThrow()
  await send('fyra')
  expect(done).toEqual(['ett', 'två', 'tre', 'tre', 'fyra', 'fyra'])
})
