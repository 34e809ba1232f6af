import { expect, it } from 'vitest'
import { paths } from '@/paths'
import { openedFromElsewhere, routes } from '../../e2e/access/routes'
import { demoAccounts } from '../../src/demo/accounts'

/* The end-to-end test of access must open every route with every account. */
it('lists every route with an expectation for every account', () => {
  const walked = new Set([...routes.map(({ pattern }) => pattern), ...openedFromElsewhere])
  expect(Object.values(paths).filter(({ pattern }) => !walked.has(pattern))).toEqual([])
  for (const { answers } of routes) {
    expect(Object.keys(answers).sort()).toEqual([...Object.keys(demoAccounts), 'nobody'].sort())
  }
})
