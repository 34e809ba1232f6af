import { createWorldPool, maxRows } from '@mocks/http/world-pool'
import { respondToRequest } from '@mocks/server'
import type { World } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'
import { isFullRun } from '../support/scope'
import { createRequestInit, readResponse } from './client'

const now = '2026-03-16T10:00:00-03:00'
const initialState = { now, scenario: 'empty' } as const
/** The number of rows of a demo world minus the number of rows of an empty world, approximately. */
const demoRowCount = 1300

/** Creates a function that sends a call to a world. */
const createCall = (method: string, path: string, body?: object) => async (world: World) =>
  readResponse(
    await respondToRequest(
      world,
      new Request(`http://mock.test${path}`, createRequestInit(method, { body })),
    ),
  )
const resetToDemo = createCall('POST', '/__mock/reset', { scenario: 'demo' })
const resetToLarge = createCall('POST', '/__mock/reset', { scenario: 'large' })
const readState = createCall('GET', '/__mock/state')

describe('the world pool', () => {
  it('evicts the least recently used worlds if all worlds together exceed the maximum of rows', async () => {
    const callWorld = createWorldPool({ initialState }, { maxRows: 3 * demoRowCount })
    for (const name of ['one', 'two', 'three', 'one', 'four']) await callWorld(name, resetToDemo)
    const scenarios = []
    for (const name of ['one', 'four', 'two']) {
      const { body } = await callWorld(name, readState)
      scenarios.push((body as { scenario: string }).scenario)
    }
    expect(scenarios).toEqual(['demo', 'demo', 'empty'])
  })

  it('keeps a world above the maximum of rows until a call to another world ends', async () => {
    const callWorld = createWorldPool({ initialState }, { maxRows: 10 })
    await callWorld('one', resetToDemo)
    expect(await callWorld('one', readState)).toMatchObject({ body: { scenario: 'demo' } })
    await callWorld('two', readState)
    expect(await callWorld('one', readState)).toMatchObject({ body: { scenario: 'empty' } })
  })

  it('keeps a world while one of its calls runs, even above the maximum of rows', async () => {
    const callWorld = createWorldPool({ initialState }, { maxRows: demoRowCount })
    let endCall = () => {}
    const busyCall = callWorld('busy', async (world) => {
      await resetToDemo(world)
      await new Promise<void>((resolve) => {
        endCall = resolve
      })
    })
    await callWorld('other', resetToDemo)
    expect(await callWorld('busy', readState)).toMatchObject({ body: { scenario: 'demo' } })
    endCall()
    await busyCall
    await callWorld('other', resetToDemo)
    expect(await callWorld('busy', readState)).toMatchObject({ body: { scenario: 'empty' } })
  })

  it('has space for several large worlds, and for a demo world in each of 200 sessions', () => {
    // A large world has about 140,000 rows, and a demo world about 1400.
    expect(maxRows).toBeGreaterThan(4 * 140_000)
    expect(maxRows).toBeGreaterThan(200 * 1400)
  })

  it.runIf(isFullRun)(
    'builds large worlds one after the other, and meanwhile runs calls to small worlds',
    async () => {
      const steps: string[] = []
      const callWorld = createWorldPool({ initialState, pause: async () => {} }, {})
      const largeCalls = ['one', 'two'].map((name) =>
        callWorld(name, async (world) => {
          await resetToLarge(world)
          steps.push(`${name}: ${world.rowCount > demoRowCount}`)
          const [otherRowCount] = await callWorld(name === 'one' ? 'two' : 'one', async (otherWorld) => [
            otherWorld.rowCount,
          ])
          steps.push(`other: ${(otherRowCount ?? 0) > demoRowCount}`)
        }),
      )
      await callWorld('small', readState)
      steps.push('small')
      await Promise.all(largeCalls)
      expect(steps).toEqual(['small', 'one: true', 'other: false', 'two: true', 'other: true'])
    },
    30_000,
  )
})
