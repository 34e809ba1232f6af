import { respondToRequest } from '@mocks/server'
import { World } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'
import { createCallClient, createRequestInit, readResponse } from './client'

const settingsPath = '/__mock/settings'

describe('POST /__mock/reset', () => {
  it('restores the initial world', async () => {
    const { mock, call, signIn } = await createCallClient()
    const before = mock.world.serialise()
    await signIn()
    await call('PATCH', settingsPath, { body: { advance: 'P1D', latency: { min: 1, max: 2 } } })
    expect(mock.world.serialise()).not.toBe(before)
    expect(await call('POST', '/__mock/reset', { body: {} })).toMatchObject({ status: 200 })
    expect(mock.world.serialise()).toBe(before)
    expect(await call('POST', '/__mock/reset')).toMatchObject({ status: 200 })
  })

  it('accepts a scenario, a seed and an instant, and returns the state', async () => {
    const { call } = await createCallClient()
    const now = '2027-01-02T03:04:05-03:00'
    expect(await call('POST', '/__mock/reset', { body: { scenario: 'empty', seed: 9, now } })).toMatchObject({
      status: 200,
      body: { scenario: 'empty', seed: 9, now: '2027-01-02T06:04:05.000Z', tick: false },
    })
  })

  it('generates the same tokens for the same seed, and other tokens for another seed', async () => {
    const { call, signIn } = await createCallClient()
    const firstToken = await signIn()
    await call('POST', '/__mock/reset', { body: { seed: 2 } })
    expect(await signIn()).not.toBe(firstToken)
    await call('POST', '/__mock/reset', { body: { seed: 1 } })
    expect(await signIn()).toBe(firstToken)
  })

  it('rejects invalid and unknown fields', async () => {
    const { mock, call } = await createCallClient()
    const before = mock.world.serialise()
    const body = { scenario: 'nowhere', seed: -1, now: 'today', more: 1 }
    expect(await call('POST', '/__mock/reset', { body })).toMatchObject({
      status: 400,
      body: {
        scenario: ['No es una opción válida.'],
        seed: ['Debe ser mayor o igual que 0.'],
        now: ['Debe ser una fecha y hora con su zona horaria.'],
        more: ['Este campo no existe.'],
      },
    })
    expect(mock.world.serialise()).toBe(before)
  })
})

describe('GET /__mock/state', () => {
  it('returns the scenario, the seed, the time, the row counts and the settings', async () => {
    const { mock, call, signIn } = await createCallClient()
    await signIn()
    const { status, body } = await call('GET', '/__mock/state')
    expect(status).toBe(200)
    expect(body).toEqual({
      scenario: 'demo',
      seed: 1,
      began: '2026-03-16T13:00:00.000Z',
      now: '2026-03-16T13:00:00.000Z',
      tick: false,
      counts: Object.fromEntries(Object.entries(mock.db).map(([name, table]) => [name, table.count()])),
      settings: { latency: { min: 0, max: 0 }, faults: [] },
    })
    expect((body as { counts: object }).counts).toMatchObject({ sessions: 1, users: 6 })
  })

  it('returns the initial instant of the scenario, even after a change of the clock', async () => {
    const { call } = await createCallClient()
    await call('PATCH', settingsPath, { body: { advance: 'P1D' } })
    expect((await call('GET', '/__mock/state')).body).toMatchObject({
      began: '2026-03-16T13:00:00.000Z',
      now: '2026-03-17T13:00:00.000Z',
    })
  })
})

describe('PATCH /__mock/settings', () => {
  it('sets or advances the clock', async () => {
    const { call } = await createCallClient()
    expect(await call('PATCH', settingsPath, { body: { now: '2026-12-24T20:00:00-03:00' } })).toMatchObject({
      body: { now: '2026-12-24T23:00:00.000Z' },
    })
    expect(await call('PATCH', settingsPath, { body: { advance: 'P1DT30M' } })).toMatchObject({
      body: { now: '2026-12-25T23:30:00.000Z' },
    })
  })

  it('does not change the settings that are absent from the body', async () => {
    const { call } = await createCallClient()
    const faults = [{ operationId: 'getTerms', status: 503 }]
    await call('PATCH', settingsPath, { body: { latency: { min: 0, max: 0 }, faults } })
    expect(await call('PATCH', settingsPath, { body: { advance: 'PT1S' } })).toMatchObject({
      body: { settings: { latency: { min: 0, max: 0 }, faults } },
    })
    expect(await call('PATCH', settingsPath, { body: { faults: [] } })).toMatchObject({
      body: { settings: { faults: [] } },
    })
  })

  it.each([
    [{ latency: { min: 5 } }, { 'latency.max': ['Este campo es obligatorio.'] }],
    [{ latency: { min: 5, max: 4 } }, { 'latency.max': ['Debe ser mayor o igual que latency.min.'] }],
    [
      { faults: [{ operationId: 'nothing', status: 500 }] },
      { 'faults.0.operationId': ['No es una opción válida.'] },
    ],
    [
      { faults: [{ operationId: 'login', status: 99 }] },
      { 'faults.0.status': ['Debe ser mayor o igual que 200.'] },
    ],
    [
      { faults: [{ operationId: 'login', status: 'slow' }] },
      { 'faults.0.status': ['No es una opción válida.'] },
    ],
    [{ advance: 'P1M' }, { advance: ['Debe ser una duración ISO 8601, como P1D o PT90M.'] }],
    [{ advance: 'P1D', now: '2026-12-24T20:00:00Z' }, { advance: ['No puede ir junto con now.'] }],
    [[], { non_field_errors: ['Debe ser un objeto.'] }],
  ])('rejects %j', async (body, errors) => {
    const { mock, call } = await createCallClient()
    const before = mock.world.serialise()
    expect(await call('PATCH', settingsPath, { body })).toMatchObject({ status: 400, body: errors })
    expect(mock.world.serialise()).toBe(before)
  })
})

describe('a call of a control', () => {
  it('returns 404 for an unknown control, and 405 for an unsupported method', async () => {
    const { call } = await createCallClient()
    for (const name of ['nothing', 'toString', '', 'state/']) {
      expect(await call('GET', `/__mock/${name}`)).toMatchObject({
        status: 404,
        body: { detail: 'No existe ese control.' },
      })
    }
    const response = await call('POST', '/__mock/state', { body: {} })
    expect(response).toMatchObject({ status: 405, body: { detail: 'Método "POST" no permitido.' } })
    expect(response.headers.get('Allow')).toBe('GET')
  })
})

describe('the clock of a world on a host with a wall clock', () => {
  const start = Date.parse('2026-05-01T12:00:00Z')

  it('ticks from the time of the wall clock if the world has no initial instant', async () => {
    let now = start
    const world = new World({ wallClock: () => now })
    const readState = async () =>
      (await readResponse(await respondToRequest(world, new Request('http://mock/__mock/state')))).body
    expect(await readState()).toMatchObject({ now: '2026-05-01T12:00:00.000Z', tick: true })
    now += 61_000
    expect(await readState()).toMatchObject({ now: '2026-05-01T12:01:01.000Z' })
  })

  it('is stopped at the initial instant of the world, and ticks after a reset with `tick`', async () => {
    let now = start
    const world = new World({ wallClock: () => now, initialState: { now: '2020-01-01T00:00:00Z' } })
    const send = async (method: string, name: string, body?: object) =>
      (
        await readResponse(
          await respondToRequest(
            world,
            new Request(`http://mock/__mock/${name}`, createRequestInit(method, { body })),
          ),
        )
      ).body
    await send('GET', 'state')
    now += 1_000
    expect(await send('GET', 'state')).toMatchObject({ now: '2020-01-01T00:00:00.000Z', tick: false })
    await send('POST', 'reset', { now: '2021-01-01T00:00:00Z', tick: true })
    now += 1_000
    expect(await send('GET', 'state')).toMatchObject({ now: '2021-01-01T00:00:01.000Z', tick: true })
  })
})
