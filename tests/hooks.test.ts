import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './support/repository.ts'

test('no helper of tests has a hook of its own, which would be registered for the first file of a worker alone: it closes what it opens by onTestFinished', () => {
  const helpers = repositoryFiles.filter(
    (file) => /^tests\/(?:contracts|http|support|resilience|emails|desk)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'),
  )
  expect(helpers.length).toBeGreaterThan(50)
  expect(helpers.filter((file) => /^(?:before|after)(?:Each|All)\(/m.test(readText(file)))).toEqual([])
})
