import { answerRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { World } from '@mocks/world/world'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { credentials, init, read } from '../client'

type Json = Record<string, unknown>

/** Invalid or hostile values for a part of the file. */
const oddities = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1e99, '', 'x', '\0', '__proto__', 'constructor', [], {}, [[]]),
  fc.constantFrom<unknown>('call', 'control', 'settings', 'fault', 200, 400, 499, 500, 'login', 'reset'),
  fc.constantFrom<unknown>('http://x/', 'file:///etc/passwd', '9999-12-31T23:59:59Z', '0000-00-00', 'P1D'),
  fc.json({ maxDepth: 2 }).map((text) => JSON.parse(text)),
)

/** Lists the paths of every part of a value. */
function placesOf(value: unknown, way: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...way]]
  const inner = Object.entries(value).flatMap(([key, part]) => placesOf(part, [...way, key]))
  return [[...way], ...inner]
}

function spoilt(file: Json, way: readonly string[], what: unknown): unknown {
  if (way.length === 0) return what
  const copy = structuredClone(file)
  let part = copy
  for (const key of way.slice(0, -1)) part = part[key] as Json
  part[way.at(-1) ?? ''] = what
  return copy
}

/** Creates a world over a log. The clock of the host advances by a second for each call. */
function open(store: MemoryLogStore, told: string[] = []) {
  let wall = Date.parse('2026-05-01T12:00:00Z')
  const world = new World({ store, wallClock: () => wall, report: (word) => told.push(word) })
  const call = async (method: string, path: string, body?: unknown) => {
    wall += 1000
    return read(await answerRequest(world, new Request(`http://portal.test${path}`, init(method, { body }))))
  }
  return { world, call }
}

it('imports a mutated file completely, or rejects it with a message and changes nothing', async () => {
  const source = open(new MemoryLogStore())
  await source.call('POST', '/__mock/reset', { scenario: 'empty' })
  for (const username of ['residente@demo.ar', 'obra@demo.ar']) {
    await source.call('POST', '/__mock/accounts/sign-in', { username })
    await source.call('POST', '/fapi/auth/login/', credentials(username))
  }
  const faults = [{ operationId: 'getTerms', status: 503, times: 2 }]
  await source.call('PATCH', '/__mock/settings', { advance: 'P1D', faults, latency: { min: 0, max: 0 } })
  await source.call('PATCH', '/__mock/settings', { real: true })
  await source.call('GET', '/fapi/terms/')
  const file = (await source.call('GET', '/__mock/export')).body as Json
  const places = placesOf(file)

  const store = new MemoryLogStore()
  const one = open(store)
  await one.call('POST', '/__mock/reset', { scenario: 'empty', seed: 2 })
  const answers = { taken: 0, refused: 0 }
  const told: string[] = []
  const spoil = fc.record({ way: fc.constantFrom(...places), what: oddities })
  const property = fc.asyncProperty(spoil, async ({ way, what }) => {
    const [before, log] = [one.world.serialise(), await store.entries(0)]
    const { status, body } = await one.call('POST', '/__mock/import', spoilt(file, way, what))
    expect([200, 400]).toContain(status)
    expect(one.world.violations).toEqual([])
    if (status === 400) {
      answers.refused += 1
      expect((body as { message: string }).message).toMatch(/^El archivo .+\.$/)
      expect(one.world.serialise()).toBe(before)
      expect(await store.entries(0)).toEqual(log)
      return
    }
    answers.taken += 1
    const other = open(store, told)
    expect(await other.call('GET', '/__mock/state')).toMatchObject({ status: 200 })
    expect(told).toEqual([])
    expect(other.world.serialise()).toBe(one.world.serialise())
  })
  await fc.assert(property, { numRuns: 150 })
  expect(answers.refused).toBeGreaterThan(answers.taken)
  expect(answers.taken).toBeGreaterThan(0)
})
