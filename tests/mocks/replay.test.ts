import type { ScenarioName } from '@mocks/client'
import { answerRequest } from '@mocks/server'
import { type LogEntry, type LogHeader, MemoryLogStore } from '@mocks/world/log'
import { testNow, World } from '@mocks/world/world'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { credentials, init, read } from './client'
import { type Step, stories, tokenMark } from './generated-log'

/** A world over a log, and how it is called. */
function open(store: MemoryLogStore, scenario: ScenarioName) {
  const told: string[] = []
  const world = new World({
    store,
    initialState: { now: testNow, scenario },
    wait: async () => {},
    report: (word) => told.push(word),
  })
  const send = (method: string, path: string, sent: Parameters<typeof init>[1]) =>
    answerRequest(world, new Request(`http://portal.test${path}`, init(method, sent)))
  return { world, told, send }
}

/** Makes the calls; everybody signs in when they first call, and again when the world began anew. */
async function run({ send }: ReturnType<typeof open>, calls: readonly Step[]): Promise<void> {
  const tokens = new Map<string, string>()
  const tokenOf = async (account: string) => {
    const known = tokens.get(account)
    if (known !== undefined) return known
    const { body } = await read(await send('POST', '/fapi/auth/login/', { body: credentials(account) }))
    const { token = 'nobody' } = (body ?? {}) as { token?: string }
    tokens.set(account, token)
    return token
  }
  for (const { method, path, account, body, headers } of calls) {
    const token = account === undefined ? undefined : await tokenOf(account)
    const isMarked = JSON.stringify(body)?.includes(tokenMark)
    const filled = isMarked ? JSON.parse(JSON.stringify(body).replaceAll(tokenMark, token ?? '')) : body
    await send(method, path, { body: filled, headers, token })
    if (path === '/__mock/reset') tokens.clear()
  }
}

/** The log as it is in a file, or in what a browser keeps. */
async function carriedOver(store: MemoryLogStore): Promise<MemoryLogStore> {
  const other = new MemoryLogStore()
  await other.restart(JSON.parse(JSON.stringify(await store.header())) as LogHeader)
  await other.append(JSON.parse(JSON.stringify(await store.entries(0))) as LogEntry[])
  return other
}

describe('what was done by generated calls', () => {
  it('goes out as a file and comes in elsewhere, byte for byte', async () => {
    const carried = fc.asyncProperty(stories, async ({ scenario, steps }) => {
      const first = open(new MemoryLogStore(), scenario)
      await run(first, steps)
      const { body: file } = await read(await first.send('GET', '/__mock/export', {}))
      const store = new MemoryLogStore()
      const other = open(store, 'empty')
      const { status, body } = await read(await other.send('POST', '/__mock/import', { body: file }))
      expect(status, JSON.stringify(body)).toBe(200)
      expect(other.world.serialise()).toBe(first.world.serialise())
      const kept = open(store, 'empty')
      await kept.send('GET', '/__mock/state', {})
      expect([...other.told, ...kept.told]).toEqual([])
      expect(kept.world.serialise()).toBe(first.world.serialise())
    })
    await fc.assert(carried, { numRuns: 40 })
  })
})

describe('500 logs of generated calls', () => {
  const kinds = new Map<string, number>()

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'make the same world again, byte for byte (%i of 10)',
    async (seed) => {
      const replayed = fc.asyncProperty(stories, async ({ scenario, steps }) => {
        const store = new MemoryLogStore()
        const first = open(store, scenario)
        // A world whose every call is refused has no log: it is to begin one.
        await first.send('GET', '/__mock/state', {})
        await run(first, steps)
        const again = open(await carriedOver(store), scenario)
        await again.send('GET', '/__mock/state', {})
        expect(again.told).toEqual([])
        expect(again.world.serialise()).toBe(first.world.serialise())
        expect([...first.world.violations, ...again.world.violations]).toEqual([])
        for (const { kind } of await store.entries(0)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      })
      await fc.assert(replayed, { numRuns: 50, seed })
    },
  )

  it('are logs of something', () => {
    expect(kinds.get('call')).toBeGreaterThan(500)
    expect(kinds.get('settings')).toBeGreaterThan(50)
    expect(kinds.get('fault')).toBeGreaterThan(0)
    expect(kinds.get('control')).toBeGreaterThan(0)
  })
})
