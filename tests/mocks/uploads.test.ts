import { buildContract } from '@mocks/contract/build-contract'
import type { UploadedFile } from '@mocks/contract/uploaded-file'
import type { Db } from '@mocks/db/db'
import type { IdGenerator } from '@mocks/db/ids'
import { MemoryLogStore } from '@mocks/world/log'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addValidators } from './add-validators'
import { client } from './client'
import { look, tab } from './tab'

vi.mock('@mocks/contract/generated/contract', async (importOriginal) => {
  const original = await importOriginal<typeof import('@mocks/contract/generated/contract')>()
  const { contract } = await import('./uploads-contract')
  // The rows of the database take their enums from the original schemas.
  return { contract: { ...contract, schemas: { ...original.contract.schemas, ...contract.schemas } } }
})
vi.mock('@mocks/contract/generated/validators.js', async (importOriginal) => {
  const { contract } = await import('./uploads-contract')
  return addValidators(contract.schemas, await importOriginal())
})
vi.mock('@mocks/rules/access', () => ({ requireAccess: () => undefined }))

/** What the handlers were given last. */
const got = vi.hoisted(() => ({ body: undefined as unknown }))

vi.mock('@mocks/handlers/handlers', () => {
  const keep = async ({ db, ids, body }: { db: Db; ids: IdGenerator; body: UploadedFile }) => {
    got.body = body
    const size = body.bytes?.length ?? 0
    const key = `file-${ids.next('files')}`
    await db.files.insert({ id: ids.next('files'), key, name: 'x', media_type: 'x', size, content: null })
  }
  return {
    handlers: {
      attach: async (call: { db: Db; ids: IdGenerator; body: { file: UploadedFile } }) => {
        await keep({ ...call, body: call.body.file })
        got.body = call.body
        return { status: 201, body: { size: call.body.file.bytes.length } }
      },
      putPhoto: async (call: { db: Db; ids: IdGenerator; body: UploadedFile }) => {
        await keep(call)
        return { status: 204 }
      },
      copyBytes: async (call: { db: Db; ids: IdGenerator; body?: UploadedFile }) => {
        if (call.body) await keep({ ...call, body: call.body })
        return { status: 200, body: call.body ? call.body.bytes.toReversed() : { bytes: 'none' } }
      },
    },
  }
})

/** A beginning of a picture: not UTF-8. */
const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe)
const form = (fields: Record<string, string | Blob>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.append(name, value)
  return made
}
const file = (name = 'póliza nº 1.pdf', type = 'application/pdf') => new File([picture], name, { type })

beforeEach(() => {
  got.body = undefined
})

describe('a form with files', () => {
  const attach = async (body: unknown, headers?: Record<string, string>) =>
    (await client()).call('POST', '/fapi/attachments/', { body, headers })

  it('reaches its handler as typed fields and files', async () => {
    const body = form({ file: file(), submission: '12', is_final: 'true', note: '5' })
    expect(await attach(body)).toMatchObject({ status: 201, body: { size: 7 } })
    expect(got.body).toEqual({
      file: { name: 'póliza nº 1.pdf', media_type: 'application/pdf', bytes: picture },
      submission: 12,
      is_final: true,
      note: '5',
    })
  })

  it('may repeat a field that is a list; of others the last one is used', async () => {
    const body = form({ file: file(), submission: '1' })
    body.append('submission', '2')
    body.append('tags', 'a')
    body.append('more', file('1.md', 'text/markdown;charset=utf-8'))
    expect(await attach(body)).toMatchObject({ status: 201 })
    expect(got.body).toMatchObject({
      submission: 2,
      tags: ['a'],
      more: [{ name: '1.md', media_type: 'text/markdown' }],
    })
  })

  it('rejects a second file for a field with one file', async () => {
    const body = form({ file: file(), submission: '1' })
    body.append('file', file())
    expect(await attach(body)).toMatchObject({ status: 400, body: { file: ['Debe ser un solo archivo.'] } })
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\fotos\\perro.png', 'perro.png'],
    ['..', 'archivo'],
    ['a\u0000b\u202egnp.exe', 'abgnp.exe'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
  ])('takes no path for a name: %j', async (name, plain) => {
    await attach(form({ file: file(name), submission: '1' }))
    expect(got.body).toMatchObject({ file: { name: plain } })
  })

  it('is refused field by field', async () => {
    const body = form({ file: 'no file', submission: 'doce', note: 'demasiado', other: 'x' })
    body.append('more', file())
    body.append('more', 'text')
    expect(await attach(body)).toMatchObject({
      status: 400,
      body: {
        file: ['Debe ser un archivo.'],
        more: ['Debe ser un archivo.'],
        submission: ['Debe ser un número entero.'],
        note: ['Debe tener como máximo 5 caracteres.'],
        other: ['Este campo no existe.'],
      },
    })
    expect(await attach(form({ file: file(), submission: file() }))).toMatchObject({
      status: 400,
      body: { submission: ['Debe ser un número entero.'] },
    })
  })

  it('names what is missing, also when nothing was sent', async () => {
    const missing = { file: ['Este campo es obligatorio.'], submission: ['Este campo es obligatorio.'] }
    expect(await attach(form({}))).toMatchObject({ status: 400, body: missing })
    expect(await attach(undefined)).toMatchObject({ status: 400, body: missing })
  })

  it('is rejected if it is malformed or of another media type', async () => {
    const sentence = (text: string) => ({ status: 400, body: { non_field_errors: [text] } })
    expect(await attach({ submission: 12 })).toMatchObject(
      sentence('El contenido debe ser multipart/form-data.'),
    )
    const broken = 'El contenido no es multipart/form-data válido.'
    const called = (type: string) => attach('--x\r\n', { 'Content-Type': type })
    expect(await called('multipart/form-data; boundary=x')).toMatchObject(sentence(broken))
    expect(await called('multipart/form-data')).toMatchObject(sentence(broken))
  })

  it('of more than five megabytes is rejected', async () => {
    const big = new File([new Uint8Array(5 * 1024 * 1024)], 'big.pdf')
    expect(await attach(form({ file: big, submission: '1' }))).toMatchObject({ status: 413 })
  })
})

describe('a file as a body', () => {
  it('comes with the type that its sender gives it', async () => {
    const { call } = await client()
    const sent = { body: picture, headers: { 'Content-Type': 'Image/PNG; x=1' } }
    expect(await call('PUT', '/fapi/photos/perro.png/', sent)).toMatchObject({ status: 204 })
    expect(got.body).toEqual({ name: '', media_type: 'image/png', bytes: picture })
    await call('PUT', '/fapi/photos/perro.png/', { body: picture, headers: { 'Content-Type': 'nonsense' } })
    expect(got.body).toMatchObject({ media_type: 'application/octet-stream' })
  })

  it('may not be empty', async () => {
    const { call } = await client()
    expect(await call('PUT', '/fapi/photos/perro.png/')).toMatchObject({
      status: 400,
      body: { non_field_errors: ['El contenido está vacío.'] },
    })
  })
})

describe('an answer of bytes', () => {
  it('has the type of the contract, and nothing else is taken for it', async () => {
    const { call, mock } = await client()
    const { status, body, headers } = await call('POST', '/fapi/copies/', { body: picture })
    expect([status, body]).toEqual([200, picture.toReversed()])
    expect(headers.get('Content-Type')).toMatch(/spreadsheetml\.sheet$/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(mock.violations).toEqual([])
    expect(await call('POST', '/fapi/copies/')).toMatchObject({ status: 500 })
    expect(mock.violations).toMatchObject([{ operationId: 'copyBytes', reason: 'status 200 is bytes' }])
  })

  it('is the same when the call is repeated', async () => {
    const { call, mock } = await client()
    const sent = { body: picture, headers: { 'Idempotency-Key': 'key-0001' } }
    const before = mock.db.files.count()
    const first = await call('POST', '/fapi/copies/', sent)
    const again = await call('POST', '/fapi/copies/', sent)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'))
    expect(mock.db.files.count()).toBe(before + 1)
  })
})

describe('the log', () => {
  it('stores bytes unchanged, and text as text', async () => {
    const store = new MemoryLogStore()
    const one = tab(store)
    await one.call('PUT', '/fapi/photos/a/', { body: picture })
    await one.call('PUT', '/fapi/photos/b/', { body: new TextEncoder().encode('\uFEFFañó') })
    await one.call('POST', '/fapi/attachments/', { body: form({ file: file(), submission: '1' }) })
    const entries = await store.entries(0)
    expect(entries).toMatchObject([
      { body: 'iVBORwD//g==', isBase64: true },
      { body: '\uFEFFañó' },
      { isBase64: true },
    ])
    const told: string[] = []
    const other = tab(store, told)
    await look(other)
    expect(told).toEqual([])
    expect(other.world.serialise()).toBe(one.world.serialise())
    expect(got.body).toMatchObject({ file: { bytes: picture } })
  })
})

describe('a contract', () => {
  it('with a body of two media types is rejected', () => {
    const content = { 'application/json': { schema: {} }, 'text/csv': { schema: {} } }
    const post = { operationId: 'two', tags: [], requestBody: { content }, responses: {} }
    expect(() =>
      buildContract({ info: { version: '1' }, paths: { '/two/': { post } }, components: {} }),
    ).toThrow('two: a body has one media type')
  })
})
