import { createWorldPool, maxRows } from '@mocks/http/world-pool'
import { answerRequest } from '@mocks/server'
import type { World } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'
import { init, read } from './client'

const now = '2026-03-16T10:00:00-03:00'
const initialState = { now, scenario: 'empty' } as const
/** The approximate number of rows that the demo has more than an empty world. */
const demoRows = 1300

const createCall = (method: string, path: string, body?: object) => async (world: World) =>
  read(await answerRequest(world, new Request(`http://mock.test${path}`, init(method, { body }))))
const reset = createCall('POST', '/__mock/reset', { scenario: 'demo' })
const large = createCall('POST', '/__mock/reset', { scenario: 'large' })
const state = createCall('GET', '/__mock/state')

describe('the world pool', () => {
  it('evicts the least recently used worlds above the maximum of rows', async () => {
    const use = createWorldPool({ initialState }, { maxRows: 3 * demoRows })
    for (const name of ['one', 'two', 'three', 'one', 'four']) await use(name, reset)
    const scenarios = []
    for (const name of ['one', 'four', 'two']) {
      const { body } = await use(name, state)
      scenarios.push((body as { scenario: string }).scenario)
    }
    expect(scenarios).toEqual(['demo', 'demo', 'empty'])
  })

  it('keeps a single world that exceeds the maximum of rows', async () => {
    const use = createWorldPool({ initialState }, { maxRows: 10 })
    await use('one', reset)
    expect(await use('one', state)).toMatchObject({ body: { scenario: 'demo' } })
    await use('two', state)
    expect(await use('one', state)).toMatchObject({ body: { scenario: 'empty' } })
  })

  it('keeps worlds with running calls', async () => {
    const use = createWorldPool({ initialState }, { maxRows: demoRows })
    let end = () => {}
    const busy = use('busy', async (world) => {
      await reset(world)
      await new Promise<void>((resolve) => {
        end = resolve
      })
    })
    await use('other', reset)
    expect(await use('busy', state)).toMatchObject({ body: { scenario: 'demo' } })
    end()
    await busy
    await use('other', reset)
    expect(await use('busy', state)).toMatchObject({ body: { scenario: 'empty' } })
  })

  it('fits several large worlds, and demo worlds for all sessions', () => {
    expect(maxRows).toBeGreaterThan(4 * 140_000)
    expect(maxRows).toBeGreaterThan(200 * 1400)
  })

  it('builds large worlds one after the other, and others meanwhile', async () => {
    const steps: string[] = []
    const use = createWorldPool({ initialState, pause: async () => {} }, {})
    const building = ['one', 'two'].map((name) =>
      use(name, async (world) => {
        await large(world)
        steps.push(`${name}: ${world.rowCount > demoRows}`)
        const [other] = await use(name === 'one' ? 'two' : 'one', async (one) => [one.rowCount])
        steps.push(`other: ${(other ?? 0) > demoRows}`)
      }),
    )
    await use('small', state)
    steps.push('small')
    await Promise.all(building)
    expect(steps).toEqual(['small', 'one: true', 'other: false', 'two: true', 'other: true'])
  }, 30_000)
})
