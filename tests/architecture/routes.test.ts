import { expect, it } from 'vitest'
import { paths } from '@/paths'
import { patternsCoveredElsewhere, routes } from '../../e2e/access/routes'
import { demoAccounts } from '../../src/demo/accounts'

/* The end-to-end tests in `e2e/access` open each listed route with each account and without a session. */
it('e2e/access/routes.ts names every route of the portal, and states the result for every account', () => {
  const listedPatterns = new Set([...routes.map(({ pattern }) => pattern), ...patternsCoveredElsewhere])
  expect(Object.values(paths).filter(({ pattern }) => !listedPatterns.has(pattern))).toEqual([])
  for (const { results } of routes) {
    expect(Object.keys(results).sort()).toEqual([...Object.keys(demoAccounts), 'nobody'].sort())
  }
})
