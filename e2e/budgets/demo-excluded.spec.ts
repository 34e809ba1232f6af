import { expect, test } from '@playwright/test'
import { findDemoFiles, findDemoIdentifiers, findMockTexts, readBuild } from './mock-texts'

/*
 * The portal build contains no part of the demo: no mock backend, demo panel, tour or state links. The first test searches
 * the build for the distinctive texts of `mocks/`, and the second test for the files and identifiers of the demo.
 *
 * Both tests fail if `src/demo/start-mock.ts` imports the mock backend without checking `PORTAL_MOCK`. They also fail if
 * `src/main.tsx` imports a module of the demo panel.
 */

test('the portal build contains no text of the mock backend, the demo panel, the tour or the state links', () => {
  const demoTexts = findMockTexts(readBuild('demo'))
  expect(demoTexts.length).toBeGreaterThan(500)
  expect(demoTexts).toContain('Copiar enlace a este estado')
  expect(findMockTexts(readBuild('portal'))).toEqual([])
})

test('the portal build contains no file and no identifier of the demo', () => {
  expect(findDemoFiles('demo')).not.toEqual([])
  expect(findDemoFiles('portal')).toEqual([])
  expect(findDemoIdentifiers(readBuild('portal'))).toEqual([])
})
