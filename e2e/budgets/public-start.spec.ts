import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const portal = fileURLToPath(new URL('../../dist/portal', import.meta.url))

/** The scripts that a page brings with it. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, path = '']) => path)

const bytesOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(portal + path)).length, 0)

test('who opens an invitation loads at most 100 KB of JavaScript, none of it of the portal', async ({
  request,
}) => {
  const invitation = scriptsOf(await (await request.get('/invite/demo-invitation')).text())
  const login = scriptsOf(await (await request.get('/login')).text())
  expect(invitation.length).toBeGreaterThan(0)
  expect(bytesOf(invitation) / 1024, 'KB of brotli').toBeLessThanOrEqual(100)
  const code = invitation.map((path) => readFileSync(portal + path, 'utf8')).join('\n')
  expect(code).toContain('invite_first_name')
  for (const ofThePortal of ['/managedproperties', 'Por favor ingrese su contraseña'])
    expect(code).not.toContain(ofThePortal)
  const ofLogin = login.map((path) => readFileSync(portal + path, 'utf8')).join('\n')
  expect(ofLogin, 'the sign-in comes with the first scripts').toContain('Por favor ingrese su contraseña')
})
