import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FileServer, startFileServer } from './file-server'

let folder = ''
let server: FileServer

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'file-server-'))
  mkdirSync(join(folder, 'static/js'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<h1>Autorizaciones</h1>')
  writeFileSync(join(folder, 'config.json'), '{ "apiUrl": "" }')
  writeFileSync(join(folder, 'static/js/index.0123456789.js'), 'a'.repeat(5000))
  server = await startFileServer({
    folder,
    getFile: (pathname) => (pathname === '/works' ? '/index.html' : pathname),
    headers: { 'Referrer-Policy': 'no-referrer' },
    replacements: { '/config.json': '{ "apiUrl": "http://api" }' },
  })
})

afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string) => fetch(server.origin + path)

it('sends the file of a page for its address, with the given headers', async () => {
  const response = await get('/works?page=2')
  expect(await response.text()).toBe('<h1>Autorizaciones</h1>')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
})

it('compresses texts with brotli, and lets caches keep a file with a hash in its name', async () => {
  const response = await get('/static/js/index.0123456789.js')
  expect(await response.text()).toBe('a'.repeat(5000))
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(Number(response.headers.get('content-length'))).toBeLessThan(100)
  expect(response.headers.get('cache-control')).toContain('immutable')
})

it('sends the replacement of a file', async () => {
  expect(await (await get('/config.json')).json()).toEqual({ apiUrl: 'http://api' })
})

it('answers with the status 404 if there is no file', async () => {
  expect((await get('/none')).status).toBe(404)
})
