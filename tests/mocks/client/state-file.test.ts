import { mockAt, type StateFile } from '@mocks/client'
import { createMock } from '@mocks/node'
import { respondToRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { World } from '@mocks/world/world'
import { beforeAll, describe, expect, it } from 'vitest'
import { createRequestInit, readResponse } from '../client'
import { submissionPaths } from '../handlers/submissions-client'
import { createTab, refreshTab } from '../tab'
import { catchRefusal, createBackendClient } from './backend-client'

/** Changes a world by an upload, controls, settings and a fault. Returns the world's exported file, state and serialised text. */
async function exportSampleState() {
  const backend = await createMock({ seed: 7 })
  const client = mockAt('', { fetch: (address, init) => backend.request(address, init) })
  const { token } = await client.signIn('obra@demo.ar')
  const form = new FormData()
  form.set('file', new File([new Uint8Array([0, 255, 128])], 'a.pdf'))
  form.set('insurance_submission', '8028')
  const upload = createRequestInit('POST', { token: String(token), body: form })
  const uploadResponse = await backend.request(submissionPaths.attachments(), upload)
  await client.checkIn({ gate: 24, plate: 'AD617PJ' })
  await client.settings({ advance: 'P1D', faults: [{ operationId: 'getTerms', status: 503, times: 2 }] })
  await backend.request('/fapi/terms/')
  await client.decide({ submission: 8029, status: 'REJECTED', comment: 'Falta una firma.' })
  expect(uploadResponse.status).toBe(201)
  const file = JSON.parse(JSON.stringify(await client.exportState())) as StateFile
  return { file, state: await client.state(), serialisedWorld: backend.world.serialise() }
}

let sampleState: Awaited<ReturnType<typeof exportSampleState>>

beforeAll(async () => {
  sampleState = await exportSampleState()
})

describe('an exported state', () => {
  it('restores the same world byte for byte when another backend imports it', async () => {
    const { file, state, serialisedWorld } = sampleState
    expect(file).toMatchObject({
      format: 'portal-mock-state',
      version: expect.any(String),
      now: '2026-03-17T13:00:00.000Z',
      header: { scenario: 'demo', seed: 7, now: '2026-03-16T13:00:00.000Z' },
    })
    const other = await createBackendClient({ scenario: 'empty' })
    expect(await other.client.importState(file)).toEqual(state)
    expect(other.backend.world.serialise()).toBe(serialisedWorld)
    expect(await other.client.exportState()).toEqual(file)
  })

  it('can be imported, changed and exported again without losing the change', async () => {
    const other = await createBackendClient({ scenario: 'empty' })
    await other.client.importState(sampleState.file)
    await other.client.decide({ submission: 8028, status: 'APPROVED' })
    const third = await createBackendClient({ scenario: 'empty' })
    await third.client.importState(await other.client.exportState())
    expect(third.backend.world.serialise()).toBe(other.backend.world.serialise())
  })

  it('replaces the state in every tab and in the log when one tab imports it', async () => {
    const store = new MemoryLogStore()
    const [firstTab, secondTab] = [createTab(store), createTab(store)]
    await firstTab.signIn()
    await refreshTab(secondTab)
    const importResponse = await firstTab.call('POST', '/__mock/import', { body: sampleState.file })
    expect(importResponse).toMatchObject({ status: 200, body: { seed: 7, counts: { sessions: 1 } } })
    expect((await refreshTab(secondTab)).body).toEqual(importResponse.body)
    const reports: string[] = []
    const thirdTab = createTab(store, reports)
    await refreshTab(thirdTab)
    for (const { world } of [firstTab, secondTab, thirdTab])
      expect(world.serialise()).toBe(sampleState.serialisedWorld)
    expect(reports).toEqual([])
  })

  it('continues a ticking clock from the instant of the export', async () => {
    let wallTime = Date.parse('2026-05-01T12:00:00Z')
    const createHost = () => {
      const world = new World({ wallClock: () => wallTime })
      return async (method: string, control: string, body?: unknown) =>
        (
          await readResponse(
            await respondToRequest(
              world,
              new Request(`http://mock/__mock/${control}`, createRequestInit(method, { body })),
            ),
          )
        ).body
    }
    const callFirstHost = createHost()
    await callFirstHost('PATCH', 'settings', { advance: 'PT1H' })
    wallTime += 1000
    const file = await callFirstHost('GET', 'export')
    wallTime += 7 * 24 * 60 * 60 * 1000
    const callSecondHost = createHost()
    expect(await callSecondHost('POST', 'import', file)).toMatchObject({
      now: '2026-05-01T13:00:01.000Z',
      tick: true,
    })
    wallTime += 2000
    expect(await callSecondHost('GET', 'state')).toMatchObject({
      now: '2026-05-01T13:00:03.000Z',
      tick: true,
    })
  })
})

describe('a file that cannot be imported', () => {
  const store = new MemoryLogStore()
  const targetTab = createTab(store)

  it('is made from a valid file with six entries', async () => {
    await targetTab.call('POST', '/__mock/reset', { body: { scenario: 'empty' } })
    await targetTab.signIn()
    expect(sampleState.file.entries).toHaveLength(6)
  })

  const changeHeader = (file: StateFile, change: object) => ({
    ...file,
    header: { ...file.header, ...change },
  })
  const changeEntry = (file: StateFile, change: object, changedIndex = 0) => ({
    ...file,
    entries: file.entries.map((entry, index) => (index === changedIndex ? { ...entry, ...change } : entry)),
  })
  const notAState = 'El archivo no es un estado exportado de esta demo.'

  it.each<[string, (file: StateFile) => unknown, string | RegExp]>([
    ['an absent body', () => undefined, notAState],
    ['a list', () => [], notAState],
    ['a text', () => 'portal-mock-state', notAState],
    ['another format', (file) => ({ ...file, format: 'other' }), notAState],
    ['no entries', ({ entries: _, ...file }) => file, /dañado.*entries/],
    ['an unknown field', (file) => ({ ...file, more: 1 }), /dañado.*more/],
    [
      'another version',
      (file) => ({ ...file, version: '0.0.1' }),
      /^El archivo es de la versión 0\.0\.1 y esta demo es la .+: no se puede importar\.$/,
    ],
    ['a header of another version', (file) => changeHeader(file, { version: '0.0.1' }), /versión 0\.0\.1/],
    [
      'an unknown scenario',
      (file) => changeHeader(file, { scenario: 'constructor' }),
      /dañado.*header\.scenario/,
    ],
    ['an invalid instant', (file) => changeHeader(file, { now: 'today' }), /dañado.*header\.now/],
    ['an unknown kind of entry', (file) => changeEntry(file, { kind: 'spell' }), /dañado.*entries\.0/],
    [
      'a call without its body',
      (file) => changeEntry(file, { body: undefined }, 1),
      /dañado.*entries\.1\.body/,
    ],
    ['an invalid address', (file) => changeEntry(file, { url: 'x' }, 1), /paso 2 de 6/],
    [
      'an entry with an invalid instant',
      (file) => changeEntry(file, { instant: 'never' }),
      /dañado.*entries\.0\.instant/,
    ],
    [
      'a fault of an unknown operation',
      (file) => changeEntry(file, { faults: [{ operationId: 'x', status: 1 }] }, 3),
      /entries\.3/,
    ],
    ['an unknown control', (file) => changeEntry(file, { name: 'constructor' }), /paso 1 de 6/],
    ['a control with an invalid body', (file) => changeEntry(file, { body: { username: 5 } }), /paso 1 de 6/],
    [
      'an entry whose status differs from that of its replay',
      (file) => changeEntry(file, { status: 201 }),
      /paso 1 de 6/,
    ],
    [
      'a last entry whose status differs from that of its replay',
      (file) => changeEntry(file, { status: 409 }, 5),
      /paso 6 de 6/,
    ],
    ['an unpaired surrogate', (file) => changeEntry(file, { kind: 'x\ud800' }), /caracteres/],
    ['an unpaired surrogate in a field name', (file) => ({ ...file, 'x\udc00': 1 }), /caracteres/],
    [
      'a minimum latency above the maximum',
      (file) => changeEntry(file, { latency: { min: 9, max: 1 } }, 3),
      'El archivo está dañado en entries.3.latency.max.',
    ],
    [
      'a body that is nested too deeply',
      (file) => changeEntry(file, { body: createNestedObject(90) }),
      /profundidad/,
    ],
  ])('is rejected with a reason and leaves the state unchanged: %s', async (_, mutate, reason) => {
    const [before, log] = [targetTab.world.serialise(), await store.entries(0)]
    const { status, body } = await targetTab.call('POST', '/__mock/import', {
      body: mutate(sampleState.file),
    })
    expect([status, (body as { message: string }).message]).toEqual([
      400,
      typeof reason === 'string' ? reason : expect.stringMatching(reason),
    ])
    expect(targetTab.world.serialise()).toBe(before)
    expect(await store.entries(0)).toEqual(log)
    expect(targetTab.world.violations).toEqual([])
  })

  it('is rejected if its text is not JSON', async () => {
    const { backend } = await createBackendClient()
    const response = await backend.request('/__mock/import', { method: 'POST', body: 'hola {' })
    expect([response.status, await response.json()]).toEqual([400, { message: notAState }])
  })

  it('changes nothing if the log store cannot save it', async () => {
    const before = targetTab.world.serialise()
    store.restart = async () => {
      throw new Error('The disk is full')
    }
    await expect(targetTab.call('POST', '/__mock/import', { body: sampleState.file })).rejects.toThrow(
      'The disk is full',
    )
    await refreshTab(targetTab)
    expect(targetTab.world.serialise()).toBe(before)
  })
})

describe('the size of an imported file', () => {
  it('may exceed the limit for the body of any other call', async () => {
    const { client } = await createBackendClient({ scenario: 'empty' })
    const padded = JSON.stringify(await client.exportState()).padEnd(6 * 1024 * 1024)
    const other = await createBackendClient({ scenario: 'empty' })
    const response = await other.backend.request(
      '/__mock/import',
      createRequestInit('POST', { body: padded }),
    )
    expect(response.status).toBe(200)
  })

  it('may not exceed 64 MB', async () => {
    const { client } = await createBackendClient({ scenario: 'empty' })
    const large = { text: 'x'.repeat(65 * 1024 * 1024) }
    expect(await catchRefusal(client.importState(large))).toEqual({
      status: 413,
      body: { detail: 'El contenido supera los 64 MB.' },
    })
  })
})

function createNestedObject(depth: number): object {
  let inner: object = {}
  for (let level = 0; level < depth; level += 1) inner = { inner }
  return inner
}
