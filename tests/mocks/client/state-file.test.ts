import { mockAt, type StateFile } from '@mocks/client'
import { createMock } from '@mocks/node'
import { answerRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { World } from '@mocks/world/world'
import { beforeAll, describe, expect, it } from 'vitest'
import { init, read } from '../client'
import { submissionPaths } from '../handlers/submission-desk'
import { look, tab } from '../tab'
import { driven, refusalOf } from './driven'

/** Exports a world with calls, controls, settings, a fault and an upload. */
async function liveIn() {
  const backend = await createMock({ seed: 7 })
  const drive = mockAt('', { fetch: (address, init) => backend.request(address, init) })
  const { token } = await drive.signIn('obra@demo.ar')
  const form = new FormData()
  form.set('file', new File([new Uint8Array([0, 255, 128])], 'a.pdf'))
  form.set('insurance_submission', '8028')
  const upload = init('POST', { token: String(token), body: form })
  const sent = await backend.request(submissionPaths.attachments(), upload)
  await drive.checkIn({ gate: 24, plate: 'AD617PJ' })
  await drive.settings({ advance: 'P1D', faults: [{ operationId: 'getTerms', status: 503, times: 2 }] })
  await backend.request('/fapi/terms/')
  await drive.decide({ submission: 8029, status: 'REJECTED', comment: 'Falta una firma.' })
  expect(sent.status).toBe(201)
  const file = JSON.parse(JSON.stringify(await drive.exportState())) as StateFile
  return { file, state: await drive.state(), world: backend.world.serialise() }
}

let lived: Awaited<ReturnType<typeof liveIn>>

beforeAll(async () => {
  lived = await liveIn()
})

describe('an exported state', () => {
  it('restores the same world byte for byte on any host', async () => {
    const { file, state, world } = lived
    expect(file).toMatchObject({
      format: 'portal-mock-state',
      version: expect.any(String),
      now: '2026-03-17T13:00:00.000Z',
      header: { scenario: 'demo', seed: 7, now: '2026-03-16T13:00:00.000Z' },
    })
    const other = await driven({ scenario: 'empty' })
    expect(await other.drive.importState(file)).toEqual(state)
    expect(other.backend.world.serialise()).toBe(world)
    expect(await other.drive.exportState()).toEqual(file)
  })

  it('includes changes after the import in the next export', async () => {
    const other = await driven({ scenario: 'empty' })
    await other.drive.importState(lived.file)
    await other.drive.decide({ submission: 8028, status: 'APPROVED' })
    const third = await driven({ scenario: 'empty' })
    await third.drive.importState(await other.drive.exportState())
    expect(third.backend.world.serialise()).toBe(other.backend.world.serialise())
  })

  it('replaces the state in every tab, and is stored', async () => {
    const store = new MemoryLogStore()
    const [one, other] = [tab(store), tab(store)]
    await one.signIn()
    await look(other)
    const answer = await one.call('POST', '/__mock/import', { body: lived.file })
    expect(answer).toMatchObject({ status: 200, body: { seed: 7, counts: { sessions: 1 } } })
    expect((await look(other)).body).toEqual(answer.body)
    const told: string[] = []
    const later = tab(store, told)
    await look(later)
    for (const { world } of [one, other, later]) expect(world.serialise()).toBe(lived.world)
    expect(told).toEqual([])
  })

  it('continues a ticking clock from the instant of the export', async () => {
    let wall = Date.parse('2026-05-01T12:00:00Z')
    const host = () => {
      const world = new World({ wallClock: () => wall })
      return async (method: string, control: string, body?: unknown) =>
        (
          await read(
            await answerRequest(world, new Request(`http://mock/__mock/${control}`, init(method, { body }))),
          )
        ).body
    }
    const first = host()
    await first('PATCH', 'settings', { advance: 'PT1H' })
    wall += 1000
    const file = await first('GET', 'export')
    wall += 7 * 24 * 60 * 60 * 1000
    const second = host()
    expect(await second('POST', 'import', file)).toMatchObject({
      now: '2026-05-01T13:00:01.000Z',
      tick: true,
    })
    wall += 2000
    expect(await second('GET', 'state')).toMatchObject({ now: '2026-05-01T13:00:03.000Z', tick: true })
  })
})

describe('an invalid file', () => {
  const store = new MemoryLogStore()
  const one = tab(store)

  it('is derived from a valid file of another world', async () => {
    await one.call('POST', '/__mock/reset', { body: { scenario: 'empty' } })
    await one.signIn()
    expect(lived.file.entries).toHaveLength(6)
  })

  const header = (file: StateFile, change: object) => ({ ...file, header: { ...file.header, ...change } })
  const entry = (file: StateFile, change: object, at = 0) => ({
    ...file,
    entries: file.entries.map((one, place) => (place === at ? { ...one, ...change } : one)),
  })
  const notAState = 'El archivo no es un estado exportado de esta demo.'

  it.each<[string, (file: StateFile) => unknown, string | RegExp]>([
    ['nothing', () => undefined, notAState],
    ['a list', () => [], notAState],
    ['a text', () => 'portal-mock-state', notAState],
    ['another format', (file) => ({ ...file, format: 'other' }), notAState],
    ['no entries', ({ entries: _, ...file }) => file, /dañado.*entries/],
    ['more than it should have', (file) => ({ ...file, more: 1 }), /dañado.*more/],
    [
      'another version',
      (file) => ({ ...file, version: '0.0.1' }),
      /^El archivo es de la versión 0\.0\.1 y esta demo es la .+: no se puede importar\.$/,
    ],
    ['a header of another version', (file) => header(file, { version: '0.0.1' }), /versión 0\.0\.1/],
    ['an unknown scenario', (file) => header(file, { scenario: 'constructor' }), /dañado.*header\.scenario/],
    ['an instant that is none', (file) => header(file, { now: 'today' }), /dañado.*header\.now/],
    ['an unknown kind of entry', (file) => entry(file, { kind: 'spell' }), /dañado.*entries\.0/],
    ['a call without its body', (file) => entry(file, { body: undefined }, 1), /dañado.*entries\.1\.body/],
    ['an address that is none', (file) => entry(file, { url: 'x' }, 1), /paso 2 de 6/],
    ['an entry at no instant', (file) => entry(file, { instant: 'never' }), /dañado.*entries\.0\.instant/],
    [
      'a fault of no operation',
      (file) => entry(file, { faults: [{ operationId: 'x', status: 1 }] }, 3),
      /entries\.3/,
    ],
    ['a control that is none', (file) => entry(file, { name: 'constructor' }), /paso 1 de 6/],
    ['a control with another body', (file) => entry(file, { body: { username: 5 } }), /paso 1 de 6/],
    ['another answer', (file) => entry(file, { status: 201 }), /paso 1 de 6/],
    ['a last step that cannot be', (file) => entry(file, { status: 409 }, 5), /paso 6 de 6/],
    ['half a character', (file) => entry(file, { kind: 'x\ud800' }), /caracteres/],
    ['half a character in a name', (file) => ({ ...file, 'x\udc00': 1 }), /caracteres/],
    [
      'latency upside down',
      (file) => entry(file, { latency: { min: 9, max: 1 } }, 3),
      'El archivo está dañado en entries.3.latency.max.',
    ],
    ['what is too deep', (file) => entry(file, { body: nested(90) }), /profundidad/],
  ])('is rejected with a reason and leaves the state unchanged: %s', async (_, spoil, reason) => {
    const [before, log] = [one.world.serialise(), await store.entries(0)]
    const { status, body } = await one.call('POST', '/__mock/import', { body: spoil(lived.file) })
    expect([status, (body as { message: string }).message]).toEqual([
      400,
      typeof reason === 'string' ? reason : expect.stringMatching(reason),
    ])
    expect(one.world.serialise()).toBe(before)
    expect(await store.entries(0)).toEqual(log)
    expect(one.world.violations).toEqual([])
  })

  it('is rejected if the text is not JSON', async () => {
    const { backend } = await driven()
    const response = await backend.request('/__mock/import', { method: 'POST', body: 'hola {' })
    expect([response.status, await response.json()]).toEqual([400, { message: notAState }])
  })

  it('changes nothing if the store cannot save it', async () => {
    const before = one.world.serialise()
    store.restart = async () => {
      throw new Error('The disk is full')
    }
    await expect(one.call('POST', '/__mock/import', { body: lived.file })).rejects.toThrow('The disk is full')
    await look(one)
    expect(one.world.serialise()).toBe(before)
  })
})

describe('the size of a file', () => {
  it('may exceed the limit of calls', async () => {
    const { drive } = await driven({ scenario: 'empty' })
    const padded = JSON.stringify(await drive.exportState()).padEnd(6 * 1024 * 1024)
    const other = await driven({ scenario: 'empty' })
    const response = await other.backend.request('/__mock/import', init('POST', { body: padded }))
    expect(response.status).toBe(200)
  })

  it('has a limit', async () => {
    const { drive } = await driven({ scenario: 'empty' })
    const large = { text: 'x'.repeat(65 * 1024 * 1024) }
    expect(await refusalOf(drive.importState(large))).toEqual({
      status: 413,
      body: { detail: 'El contenido supera los 64 MB.' },
    })
  })
})

function nested(depth: number): object {
  let inner: object = {}
  for (let at = 0; at < depth; at += 1) inner = { inner }
  return inner
}
