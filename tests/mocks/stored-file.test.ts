import { toBase64 } from '@mocks/db/base64'
import type { FileRow } from '@mocks/db/rows'
import { serve } from '@mocks/http-server'
import { describe, expect, it } from 'vitest'
import { createCallClient } from './client'

const bytes = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff, 0)
const picture: FileRow = {
  id: 1,
  key: 'perro-1.png',
  name: 'perro (1) ñandú’s.png',
  media_type: 'image/png',
  size: 6,
  content: toBase64(bytes),
}

/** Creates a backend that stores `picture` with changes. Returns a function that sends a call to this backend. */
async function createFileClient(file: Partial<FileRow> = {}) {
  const { mock, call } = await createCallClient()
  await mock.db.files.insert({ ...picture, id: 90_001, ...file })
  return (path: string, method = 'GET') => call(method, path)
}

describe('a stored file', () => {
  it('is served unchanged without a session', async () => {
    const call = await createFileClient()
    const { status, body, headers } = await call('/uploads/perro-1.png?signature=x')
    expect([status, body]).toEqual([200, bytes])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename*=UTF-8''perro%20%281%29%20%C3%B1and%C3%BA%E2%80%99s.png`,
    })
  })

  it.each(['image/jpeg', 'image/webp', 'application/pdf'])(
    'of type %s is shown inline',
    async (media_type) => {
      const { headers } = await (await createFileClient({ media_type }))('/uploads/perro-1.png')
      expect(headers.get('Content-Disposition')).toMatch(/^inline;/)
      expect(headers.has('Content-Security-Policy')).toBe(false)
    },
  )

  it.each([
    ['text/html', 'text/html'],
    ['image/svg+xml', 'image/svg+xml'],
    ['text/html; charset=utf-8', 'text/html'],
    ['image/png\r\nX-Bad: 1', 'application/octet-stream'],
    ['application/vnd.ms-excel', 'application/vnd.ms-excel'],
  ])('of type %j is sent as a download', async (media_type, sentType) => {
    const { headers } = await (await createFileClient({ media_type }))('/uploads/perro-1.png')
    expect(headers.get('Content-Type')).toBe(sentType)
    expect(headers.get('Content-Disposition')).toMatch(/^attachment;/)
    expect(headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(headers.has('X-Bad')).toBe(false)
  })

  it('is not found before its bytes are uploaded', async () => {
    expect(await (await createFileClient({ content: null }))('/uploads/perro-1.png')).toMatchObject({
      status: 404,
      body: { detail: 'No encontrado.' },
    })
  })

  it.each([
    '/uploads/',
    '/uploads/nothing.png',
    '/uploads/perro-1.png/',
    '/uploads/..%2Fperro-1.png',
    '/uploads/..%2F..%2Fetc%2Fpasswd',
    '/uploads/%2e%2e%2fpackage.json',
    '/uploads/__proto__',
    '/fapi/../uploads/./x/perro-1.png',
  ])('is not found at the address %s', async (path) => {
    expect(await (await createFileClient())(path)).toMatchObject({ status: 404 })
  })

  it.each(['/uploads/perro-1.png%00', '/uploads/%E0%A4%A'])(
    'is refused with 400 at the malformed address %s',
    async (path) => {
      expect(await (await createFileClient())(path)).toMatchObject({ status: 400 })
    },
  )
})

it('the HTTP server does not serve files of the computer on which it runs', async () => {
  const server = await serve({ port: 0 })
  try {
    for (const path of ['/uploads/package.json', '/uploads/../package.json', '/uploads/%2e%2e/package.json'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(404)
  } finally {
    await server.close()
  }
})
