import { respondToRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { World } from '@mocks/world/world'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseCount } from '../../support/scope'
import { createCredentials, createRequestInit, readResponse } from '../client'

type Json = Record<string, unknown>

/** Generates invalid or hostile values for a part of a state file. */
const hostileValues = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1e99, '', 'x', '\0', '__proto__', 'constructor', [], {}, [[]]),
  fc.constantFrom<unknown>('call', 'control', 'settings', 'fault', 200, 400, 499, 500, 'login', 'reset'),
  fc.constantFrom<unknown>('http://x/', 'file:///etc/passwd', '9999-12-31T23:59:59Z', '0000-00-00', 'P1D'),
  fc.json({ maxDepth: 2 }).map((text) => JSON.parse(text)),
)

/** Lists the path of every part of a value, at all depths. The empty path stands for the whole value. */
function listPaths(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]]
  const inner = Object.entries(value).flatMap(([key, part]) => listPaths(part, [...path, key]))
  return [[...path], ...inner]
}

function replaceValue(file: Json, path: readonly string[], value: unknown): unknown {
  if (path.length === 0) return value
  const copy = structuredClone(file)
  let part = copy
  for (const key of path.slice(0, -1)) part = part[key] as Json
  part[path.at(-1) ?? ''] = value
  return copy
}

/** Creates a world that logs to `store`. `call` advances the wall clock by a second, then sends a request to the world. */
function createWorld(store: MemoryLogStore, reports: string[] = []) {
  let wallTime = Date.parse('2026-05-01T12:00:00Z')
  const world = new World({ store, wallClock: () => wallTime, report: (message) => reports.push(message) })
  const call = async (method: string, path: string, body?: unknown) => {
    wallTime += 1000
    return readResponse(
      await respondToRequest(
        world,
        new Request(`http://portal.test${path}`, createRequestInit(method, { body })),
      ),
    )
  }
  return { world, call }
}

it('imports a mutated state file completely, or rejects the file with a message and changes nothing', async () => {
  const source = createWorld(new MemoryLogStore())
  await source.call('POST', '/__mock/reset', { scenario: 'empty' })
  for (const username of ['residente@demo.ar', 'obra@demo.ar']) {
    await source.call('POST', '/__mock/accounts/sign-in', { username })
    await source.call('POST', '/fapi/auth/login/', createCredentials(username))
  }
  const faults = [{ operationId: 'getTerms', status: 503, times: 2 }]
  await source.call('PATCH', '/__mock/settings', { advance: 'P1D', faults, latency: { min: 0, max: 0 } })
  await source.call('PATCH', '/__mock/settings', { real: true })
  await source.call('GET', '/fapi/terms/')
  const file = (await source.call('GET', '/__mock/export')).body as Json
  const paths = listPaths(file)

  const store = new MemoryLogStore()
  const target = createWorld(store)
  await target.call('POST', '/__mock/reset', { scenario: 'empty', seed: 2 })
  const counts = { accepted: 0, rejected: 0 }
  const reports: string[] = []
  const mutation = fc.record({ path: fc.constantFrom(...paths), value: hostileValues })
  const property = fc.asyncProperty(mutation, async ({ path, value }) => {
    const [stateBefore, logBefore] = [target.world.serialise(), await store.entries(0)]
    const { status, body } = await target.call('POST', '/__mock/import', replaceValue(file, path, value))
    expect([200, 400]).toContain(status)
    expect(target.world.violations).toEqual([])
    if (status === 400) {
      counts.rejected += 1
      expect((body as { message: string }).message).toMatch(/^El archivo .+\.$/)
      expect(target.world.serialise()).toBe(stateBefore)
      expect(await store.entries(0)).toEqual(logBefore)
      return
    }
    counts.accepted += 1
    const replayed = createWorld(store, reports)
    expect(await replayed.call('GET', '/__mock/state')).toMatchObject({ status: 200 })
    expect(reports).toEqual([])
    expect(replayed.world.serialise()).toBe(target.world.serialise())
  })
  await fc.assert(property, { numRuns: chooseCount(50, 150) })
  expect(counts.rejected).toBeGreaterThan(counts.accepted)
  expect(counts.accepted).toBeGreaterThan(0)
})
