import { expect, it } from 'vitest'
import { paths } from '@/paths'
import { patternsOfOtherTests, routes } from '../../e2e/access/routes'
import { demoAccounts } from '../../src/demo/accounts'

/* The end-to-end tests of access open the listed routes with every account. */
it('the tests of access list every route, with an expectation for every account', () => {
  const listedPatterns = new Set([...routes.map(({ pattern }) => pattern), ...patternsOfOtherTests])
  expect(Object.values(paths).filter(({ pattern }) => !listedPatterns.has(pattern))).toEqual([])
  for (const { results } of routes) {
    expect(Object.keys(results).sort()).toEqual([...Object.keys(demoAccounts), 'nobody'].sort())
  }
})
