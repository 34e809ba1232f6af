import { expect, it } from 'vitest'
import { paths } from '@/paths'
import { openedFromElsewhere, routes } from '../../e2e/access/routes'
import { demoAccounts } from '../../src/demo/accounts'

/* What the end-to-end walk opens must be all that there is. */
it('every address of the portal is walked, by everybody', () => {
  const walked = new Set([...routes.map(({ pattern }) => pattern), ...openedFromElsewhere])
  expect(Object.values(paths).filter(({ pattern }) => !walked.has(pattern))).toEqual([])
  for (const { answers } of routes) {
    expect(Object.keys(answers).sort()).toEqual([...Object.keys(demoAccounts), 'nobody'].sort())
  }
})
