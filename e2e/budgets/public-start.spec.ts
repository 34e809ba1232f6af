import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const portal = fileURLToPath(new URL('../../dist/portal', import.meta.url))
const readBuiltFile = (path: string) => readFileSync(portal + path, 'utf8')

/** Returns the paths of the scripts that the HTML of a page loads. */
const listScripts = (html: string) =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, path = '']) => path)

/** Returns the paths of the scripts that a screen loads after the first scripts. */
const listScreenScripts = (html: string) => /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []

/** Returns the total size of built files after compression with brotli, in KB of 1,024 bytes. */
const measureKilobytes = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + brotliCompressSync(readBuiltFile(path)).length, 0) / 1024

/** A text of the sign-in form, by which the tests recognize the code of the sign-in. */
const signInText = 'Por favor ingrese su contraseña'
const findScriptsWith = (paths: readonly string[], text: string) =>
  paths.filter((path) => readBuiltFile(path).includes(text))

test('an invitation loads at most 100 KB in one script until its form is visible, and no code of the sign-in or of authorizations', async ({
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
  expect(measureKilobytes(initialScripts), 'KB of scripts, compressed with brotli').toBeLessThanOrEqual(100)
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

test('/login loads at most 100 KB of scripts until its form can be used, without the invitation form', async ({
  request,
}) => {
  const initialScripts = listScripts(await (await request.get('/login')).text())
  expect(findScriptsWith(initialScripts, signInText)).toHaveLength(1)
  expect(measureKilobytes(initialScripts), 'KB of scripts, compressed with brotli').toBeLessThanOrEqual(100)
  expect(findScriptsWith(initialScripts, 'invite_first_name')).toEqual([])
})

test('a list loads at most 100 KB of scripts until its first rows, and no query client', async ({
  request,
}) => {
  const initialScripts = listScripts(await (await request.get('/activitiesReport')).text())
  expect(measureKilobytes(initialScripts), 'KB of scripts, compressed with brotli').toBeLessThanOrEqual(100)
  expect(findScriptsWith(initialScripts, 'invalidateQueries')).toEqual([])
})
