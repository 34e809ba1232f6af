import { buildContract } from '@mocks/contract/build-contract'
import type { UploadedFile } from '@mocks/contract/uploaded-file'
import type { Db } from '@mocks/db/db'
import type { IdGenerator } from '@mocks/db/ids'
import { MemoryLogStore } from '@mocks/world/log'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addValidators } from './add-validators'
import { createCallClient } from './client'
import { createTab, refreshTab } from './tab'

vi.mock('@mocks/contract/generated/contract', async (importOriginal) => {
  const original = await importOriginal<typeof import('@mocks/contract/generated/contract')>()
  const { contract } = await import('./uploads-contract')
  // The original schemas are needed, because the row schemas of the database take their enums from them.
  return { contract: { ...contract, schemas: { ...original.contract.schemas, ...contract.schemas } } }
})
vi.mock('@mocks/contract/generated/validators.js', async (importOriginal) => {
  const { contract } = await import('./uploads-contract')
  return addValidators(contract.schemas, await importOriginal())
})
vi.mock('@mocks/rules/access', () => ({ requireAccess: () => undefined }))

/** The body that a handler received in the last call. */
const lastCall = vi.hoisted(() => ({ body: undefined as unknown }))

vi.mock('@mocks/handlers/handlers', () => {
  const saveFile = async ({ db, ids, body }: { db: Db; ids: IdGenerator; body: UploadedFile }) => {
    lastCall.body = body
    const size = body.bytes?.length ?? 0
    const key = `file-${ids.next('files')}`
    await db.files.insert({ id: ids.next('files'), key, name: 'x', media_type: 'x', size, content: null })
  }
  return {
    handlers: {
      attach: async (call: { db: Db; ids: IdGenerator; body: { file: UploadedFile } }) => {
        await saveFile({ ...call, body: call.body.file })
        lastCall.body = call.body
        return { status: 201, body: { size: call.body.file.bytes.length } }
      },
      putPhoto: async (call: { db: Db; ids: IdGenerator; body: UploadedFile }) => {
        await saveFile(call)
        return { status: 204 }
      },
      copyBytes: async (call: { db: Db; ids: IdGenerator; body?: UploadedFile }) => {
        if (call.body) await saveFile({ ...call, body: call.body })
        return { status: 200, body: call.body ? call.body.bytes.toReversed() : { bytes: 'none' } }
      },
    },
  }
})

/** The first bytes of a PNG, which are not valid UTF-8. */
const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe)
const createForm = (fields: Record<string, string | Blob>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
const createFile = (name = 'póliza nº 1.pdf', type = 'application/pdf') => new File([picture], name, { type })

beforeEach(() => {
  lastCall.body = undefined
})

describe('a form with files', () => {
  const attach = async (body: unknown, headers?: Record<string, string>) =>
    (await createCallClient()).call('POST', '/fapi/attachments/', { body, headers })

  it('reaches the handler as typed fields and files', async () => {
    const body = createForm({ file: createFile(), submission: '12', is_final: 'true', note: '5' })
    expect(await attach(body)).toMatchObject({ status: 201, body: { size: 7 } })
    expect(lastCall.body).toEqual({
      file: { name: 'póliza nº 1.pdf', media_type: 'application/pdf', bytes: picture },
      submission: 12,
      is_final: true,
      note: '5',
    })
  })

  it('reaches the handler with a list for each list field, and with the last value of any other repeated field', async () => {
    const body = createForm({ file: createFile(), submission: '1' })
    body.append('submission', '2')
    body.append('tags', 'a')
    body.append('more', createFile('1.md', 'text/markdown;charset=utf-8'))
    expect(await attach(body)).toMatchObject({ status: 201 })
    expect(lastCall.body).toMatchObject({
      submission: 2,
      tags: ['a'],
      more: [{ name: '1.md', media_type: 'text/markdown' }],
    })
  })

  it('is rejected if a field for one file has two files', async () => {
    const body = createForm({ file: createFile(), submission: '1' })
    body.append('file', createFile())
    expect(await attach(body)).toMatchObject({ status: 400, body: { file: ['Debe ser un solo archivo.'] } })
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\fotos\\perro.png', 'perro.png'],
    ['..', 'archivo'],
    ['a\u0000b\u202egnp.exe', 'abgnp.exe'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
  ])('with the file name %j reaches the handler with the safe name %j', async (name, baseName) => {
    await attach(createForm({ file: createFile(name), submission: '1' }))
    expect(lastCall.body).toMatchObject({ file: { name: baseName } })
  })

  it('is rejected if it has more than 1000 parts', async () => {
    const body = createForm({ file: createFile(), submission: '1' })
    for (let count = 2; count < 1_000; count += 1) body.append('submission', '1')
    expect(await attach(body)).toMatchObject({ status: 201 })
    body.append('submission', '1')
    expect(await attach(body)).toMatchObject({
      status: 400,
      body: { non_field_errors: ['El contenido tiene demasiadas partes.'] },
    })
  })

  it('is rejected with an error for each invalid field', async () => {
    const body = createForm({ file: 'no file', submission: 'doce', note: 'demasiado', other: 'x' })
    body.append('more', createFile())
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
    expect(await attach(createForm({ file: createFile(), submission: createFile() }))).toMatchObject({
      status: 400,
      body: { submission: ['Debe ser un número entero.'] },
    })
  })

  it('is rejected with an error for each missing field, also if the request has no body', async () => {
    const missingFieldErrors = {
      file: ['Este campo es obligatorio.'],
      submission: ['Este campo es obligatorio.'],
    }
    expect(await attach(createForm({}))).toMatchObject({ status: 400, body: missingFieldErrors })
    expect(await attach(undefined)).toMatchObject({ status: 400, body: missingFieldErrors })
  })

  it('is rejected if it is malformed or if the request is not multipart/form-data', async () => {
    const createExpectedError = (text: string) => ({ status: 400, body: { non_field_errors: [text] } })
    expect(await attach({ submission: 12 })).toMatchObject(
      createExpectedError('El contenido debe ser multipart/form-data.'),
    )
    const malformedMessage = 'El contenido no es multipart/form-data válido.'
    const attachAs = (type: string) => attach('--x\r\n', { 'Content-Type': type })
    expect(await attachAs('multipart/form-data; boundary=x')).toMatchObject(
      createExpectedError(malformedMessage),
    )
    expect(await attachAs('multipart/form-data')).toMatchObject(createExpectedError(malformedMessage))
  })

  it('of more than five megabytes is rejected', async () => {
    const largeFile = new File([new Uint8Array(5 * 1024 * 1024)], 'big.pdf')
    expect(await attach(createForm({ file: largeFile, submission: '1' }))).toMatchObject({ status: 413 })
  })
})

describe('a file as the request body', () => {
  it('has the media type of the request, or `application/octet-stream` if that type is malformed', async () => {
    const { call } = await createCallClient()
    const options = { body: picture, headers: { 'Content-Type': 'Image/PNG; x=1' } }
    expect(await call('PUT', '/fapi/photos/perro.png/', options)).toMatchObject({ status: 204 })
    expect(lastCall.body).toEqual({ name: '', media_type: 'image/png', bytes: picture })
    await call('PUT', '/fapi/photos/perro.png/', { body: picture, headers: { 'Content-Type': 'nonsense' } })
    expect(lastCall.body).toMatchObject({ media_type: 'application/octet-stream' })
  })

  it('may not be empty', async () => {
    const { call } = await createCallClient()
    expect(await call('PUT', '/fapi/photos/perro.png/')).toMatchObject({
      status: 400,
      body: { non_field_errors: ['El contenido está vacío.'] },
    })
  })
})

describe('a response of bytes', () => {
  it('has the media type of the contract, and is a 500 if the handler returns no bytes', async () => {
    const { call, mock } = await createCallClient()
    const { status, body, headers } = await call('POST', '/fapi/copies/', { body: picture })
    expect([status, body]).toEqual([200, picture.toReversed()])
    expect(headers.get('Content-Type')).toMatch(/spreadsheetml\.sheet$/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(mock.violations).toEqual([])
    expect(await call('POST', '/fapi/copies/')).toMatchObject({ status: 500 })
    expect(mock.violations).toMatchObject([
      { operationId: 'copyBytes', reason: 'status 200 must have bytes' },
    ])
  })

  it('is sent again if the call is repeated with its idempotency key', async () => {
    const { call, mock } = await createCallClient()
    const options = { body: picture, headers: { 'Idempotency-Key': 'key-0001' } }
    const fileCount = mock.db.files.count()
    const first = await call('POST', '/fapi/copies/', options)
    const second = await call('POST', '/fapi/copies/', options)
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'))
    expect(mock.db.files.count()).toBe(fileCount + 1)
  })
})

describe('the log', () => {
  it('stores bytes as Base64 and UTF-8 text as text, from which a second tab builds the same world', async () => {
    const store = new MemoryLogStore()
    const firstTab = createTab(store)
    await firstTab.call('PUT', '/fapi/photos/a/', { body: picture })
    await firstTab.call('PUT', '/fapi/photos/b/', { body: new TextEncoder().encode('\uFEFFañó') })
    await firstTab.call('POST', '/fapi/attachments/', {
      body: createForm({ file: createFile(), submission: '1' }),
    })
    const entries = await store.entries(0)
    expect(entries).toMatchObject([
      { body: 'iVBORwD//g==', isBase64: true },
      { body: '\uFEFFañó' },
      { isBase64: true },
    ])
    const messages: string[] = []
    const secondTab = createTab(store, messages)
    await refreshTab(secondTab)
    expect(messages).toEqual([])
    expect(secondTab.world.serialise()).toBe(firstTab.world.serialise())
    expect(lastCall.body).toMatchObject({ file: { bytes: picture } })
  })
})

describe('a contract', () => {
  it('is rejected if a request body has two media types', () => {
    const content = { 'application/json': { schema: {} }, 'text/csv': { schema: {} } }
    const post = { operationId: 'two', tags: [], requestBody: { content }, responses: {} }
    expect(() =>
      buildContract({ info: { version: '1' }, paths: { '/two/': { post } }, components: {} }),
    ).toThrow('two: a body has one media type')
  })
})
