import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const portal = fileURLToPath(new URL('../../dist/portal', import.meta.url))
const textOf = (path: string) => readFileSync(portal + path, 'utf8')

/** The scripts that a page brings with it. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, path = '']) => path)

const kilobytesOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + brotliCompressSync(textOf(path)).length, 0) / 1024

/** What the sign-in says, and nothing that is opened from a link. */
const signIn = 'Por favor ingrese su contraseña'
const holding = (paths: readonly string[], text: string) =>
  paths.filter((path) => textOf(path).includes(text))

test('who opens an invitation loads at most 100 KB of JavaScript at first, and nothing of the portal', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) loaded.push(pathname)
  })
  const opened = await page.goto('/invite/demo-invitation')
  await expect(page.getByLabel('Nombre')).toBeVisible()
  const first = scriptsOf((await opened?.text()) ?? '')
  expect(first.length).toBeGreaterThan(0)
  expect(kilobytesOf(first), 'KB of brotli at first').toBeLessThanOrEqual(100)
  expect(kilobytesOf(loaded), 'KB of brotli until the form is there').toBeLessThanOrEqual(130)
  expect(holding(loaded, 'invite_first_name')).toHaveLength(1)
  expect([...holding(loaded, signIn), ...holding(loaded, 'Crear Autorización')]).toEqual([])
})

test('the sign-in comes with the first scripts', async ({ request }) => {
  const first = scriptsOf(await (await request.get('/login')).text())
  expect(holding(first, signIn)).toHaveLength(1)
  expect(holding(first, 'invite_first_name')).toEqual([])
})
