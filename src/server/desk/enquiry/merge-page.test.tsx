import { test } from 'vitest'
import { aRecord } from '../../../../tests/support/a-request.ts'
import { aSiteContent } from '../../../../tests/support/a-site-content.ts'
import { expectRecorded, outlineOf } from '../../../../tests/support/page-outline.ts'
import type { DeskPage } from '../desk-shell.tsx'
import { mergeContent } from './merge-page.tsx'

const recorded = (name: string, page: DeskPage) => expectRecorded(name, outlineOf(page.content))

test('what becomes of two requests that are merged, or why they are not', async () => {
  const parts = {
    older: aRecord({ receivedAt: '2026-11-23T08:00:00.000Z' }),
    newer: aRecord({ reference: 'F-3BBBBBB', receivedAt: '2026-11-24T08:00:00.000Z' }),
    path: '/agare/forfragan/F-7K3M9QA',
    facts: { ...aSiteContent.facts, holiday: undefined },
    formToken: 'token',
    error: undefined,
    refusal: undefined,
  }
  await recorded('merge', mergeContent(parts))
  await recorded('merge-refused', mergeContent({ ...parts, refusal: 'visit' }))
})
