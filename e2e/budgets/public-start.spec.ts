import { expect, test } from '@playwright/test'
import { buildPassAddress } from '../shared-pass-links'
import { listScreenScripts, listScripts, measureKilobytes, readBuiltFile, scriptLimits } from './page-sizes'

/** A text of the sign-in form, by which the tests recognize the code of the sign-in. */
const signInText = 'Por favor ingrese su contraseña'
const findScriptsWith = (paths: readonly string[], text: string) =>
  paths.filter((path) => readBuiltFile(path).includes(text))

test(`an invitation loads at most ${scriptLimits.invite} KB in one script until its form is visible, and no code of the sign-in or of authorizations`, async ({
  page,
}) => {
  const loadedScripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) loadedScripts.push(pathname)
  })
  const response = await page.goto('/invite/demo-invitation')
  await expect(page.getByLabel('Nombre')).toBeVisible()
  const initialScripts = listScripts((await response?.text()) ?? '')
  expect(initialScripts).toHaveLength(1)
  expect(measureKilobytes(initialScripts), 'KB of scripts, compressed with brotli').toBeLessThanOrEqual(
    scriptLimits.invite,
  )
  expect(findScriptsWith(initialScripts, 'invite_first_name')).toHaveLength(1)
  // A name in the code of TanStack Query, which the portal loads.
  const query = 'invalidateQueries'
  expect(findScriptsWith(listScreenScripts(readBuiltFile('/index.html')), query)).not.toEqual([])
  expect(findScriptsWith(loadedScripts, query)).toEqual([])
  expect([
    ...findScriptsWith(loadedScripts, signInText),
    ...findScriptsWith(loadedScripts, 'Crear Autorización'),
  ]).toEqual([])
})

test(`a shared pass loads at most ${scriptLimits['shared-pass']} KB in one script, and neither the configuration nor other code of the portal`, async ({
  page,
}) => {
  const loadedPaths: string[] = []
  page.on('request', (request) => loadedPaths.push(new URL(request.url()).pathname))
  const response = await page.goto(
    buildPassAddress({ name: 'Oscar Vera', days: ['2026-03-24', '2026-03-24'] }),
  )
  await expect(page.getByRole('img', { name: 'Código QR del pase' })).toHaveAttribute('aria-busy', 'false')
  const initialScripts = listScripts((await response?.text()) ?? '')
  expect(initialScripts).toHaveLength(1)
  expect(measureKilobytes(initialScripts), 'KB of scripts, compressed with brotli').toBeLessThanOrEqual(
    scriptLimits['shared-pass'],
  )
  // The service worker has no other script to load either (`e2e/offline/shared-pass.spec.ts`).
  expect(loadedPaths.filter((path) => path.endsWith('.js') && path !== '/pass-sw.js')).toEqual(initialScripts)
  expect(loadedPaths).not.toContain('/config.json')
  expect(findScriptsWith(initialScripts, 'invite_first_name')).toEqual([])
})

test(`/login loads at most ${scriptLimits.login} KB of scripts until its form can be used, without the invitation form`, async ({
  request,
}) => {
  const initialScripts = listScripts(await (await request.get('/login')).text())
  expect(findScriptsWith(initialScripts, signInText)).toHaveLength(1)
  expect(measureKilobytes(initialScripts), 'KB of scripts, compressed with brotli').toBeLessThanOrEqual(
    scriptLimits.login,
  )
  expect(findScriptsWith(initialScripts, 'invite_first_name')).toEqual([])
})

test(`a list loads at most ${scriptLimits.movements} KB of scripts until its first rows, and no query client`, async ({
  request,
}) => {
  const initialScripts = listScripts(await (await request.get('/activitiesReport')).text())
  expect(measureKilobytes(initialScripts), 'KB of scripts, compressed with brotli').toBeLessThanOrEqual(
    scriptLimits.movements,
  )
  expect(findScriptsWith(initialScripts, 'invalidateQueries')).toEqual([])
})
