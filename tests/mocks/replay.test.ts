import type { ScenarioName } from '@mocks/client'
import { respondToRequest } from '@mocks/server'
import { type LogEntry, type LogHeader, MemoryLogStore } from '@mocks/world/log'
import { testNow, World } from '@mocks/world/world'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseCases, chooseCount, isFullRun } from '../support/scope'
import { createCredentials, createRequestInit, readResponse } from './client'
import { callSequences, type Step, tokenPlaceholder } from './generated-log'

/** Creates a world that writes its log to `store`. `messages` are the world's reports; `send` sends a call to the world. */
function createBackend(store: MemoryLogStore, scenario: ScenarioName) {
  const messages: string[] = []
  const world = new World({
    store,
    initialState: { now: testNow, scenario },
    wait: async () => {},
    report: (message) => messages.push(message),
  })
  const send = (method: string, path: string, options: Parameters<typeof createRequestInit>[1]) =>
    respondToRequest(world, new Request(`http://portal.test${path}`, createRequestInit(method, options)))
  return { world, messages, send }
}

/** Sends the calls. Each account signs in before its first call, and again after a reset. */
async function sendCalls({ send }: ReturnType<typeof createBackend>, calls: readonly Step[]): Promise<void> {
  const tokens = new Map<string, string>()
  const getToken = async (account: string) => {
    const existingToken = tokens.get(account)
    if (existingToken !== undefined) return existingToken
    const { body } = await readResponse(
      await send('POST', '/fapi/auth/login/', { body: createCredentials(account) }),
    )
    const { token = 'nobody' } = (body ?? {}) as { token?: string }
    tokens.set(account, token)
    return token
  }
  for (const { method, path, account, body, headers } of calls) {
    const token = account === undefined ? undefined : await getToken(account)
    const hasPlaceholder = JSON.stringify(body)?.includes(tokenPlaceholder)
    const requestBody = hasPlaceholder
      ? JSON.parse(JSON.stringify(body).replaceAll(tokenPlaceholder, token ?? ''))
      : body
    await send(method, path, { body: requestBody, headers, token })
    if (path === '/__mock/reset') tokens.clear()
  }
}

/** Copies a log through JSON, as a file or a browser stores it. */
async function copyLog(store: MemoryLogStore): Promise<MemoryLogStore> {
  const copiedStore = new MemoryLogStore()
  await copiedStore.restart(JSON.parse(JSON.stringify(await store.header())) as LogHeader)
  await copiedStore.append(JSON.parse(JSON.stringify(await store.entries(0))) as LogEntry[])
  return copiedStore
}

describe('the exported state file after generated calls', () => {
  it('restores the same world in another backend, byte for byte', async () => {
    const property = fc.asyncProperty(callSequences, async ({ scenario, steps }) => {
      const originalBackend = createBackend(new MemoryLogStore(), scenario)
      await sendCalls(originalBackend, steps)
      const { body: file } = await readResponse(await originalBackend.send('GET', '/__mock/export', {}))
      const store = new MemoryLogStore()
      const importingBackend = createBackend(store, 'empty')
      const { status, body } = await readResponse(
        await importingBackend.send('POST', '/__mock/import', { body: file }),
      )
      expect(status, JSON.stringify(body)).toBe(200)
      expect(importingBackend.world.serialise()).toBe(originalBackend.world.serialise())
      const reopenedBackend = createBackend(store, 'empty')
      await reopenedBackend.send('GET', '/__mock/state', {})
      expect([...importingBackend.messages, ...reopenedBackend.messages]).toEqual([])
      expect(reopenedBackend.world.serialise()).toBe(originalBackend.world.serialise())
    })
    await fc.assert(property, { numRuns: chooseCount(8, 40) })
  })
})

const seeds = chooseCases([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 1)
const logsPerSeed = 50

describe(`${seeds.length * logsPerSeed} logs of generated calls`, () => {
  const entryCountsByKind = new Map<string, number>()

  it.each(seeds)('rebuild the original world in another backend, byte for byte (seed %i)', async (seed) => {
    const property = fc.asyncProperty(callSequences, async ({ scenario, steps }) => {
      const store = new MemoryLogStore()
      const originalBackend = createBackend(store, scenario)
      // Starts the log, because refused calls alone would not start it.
      await originalBackend.send('GET', '/__mock/state', {})
      await sendCalls(originalBackend, steps)
      const replayedBackend = createBackend(await copyLog(store), scenario)
      await replayedBackend.send('GET', '/__mock/state', {})
      expect(replayedBackend.messages).toEqual([])
      expect(replayedBackend.world.serialise()).toBe(originalBackend.world.serialise())
      expect([...originalBackend.world.violations, ...replayedBackend.world.violations]).toEqual([])
      for (const { kind } of await store.entries(0))
        entryCountsByKind.set(kind, (entryCountsByKind.get(kind) ?? 0) + 1)
    })
    await fc.assert(property, { numRuns: logsPerSeed, seed })
  })

  it.runIf(isFullRun)('contain log entries of every kind', () => {
    expect(entryCountsByKind.get('call')).toBeGreaterThan(500)
    expect(entryCountsByKind.get('settings')).toBeGreaterThan(50)
    expect(entryCountsByKind.get('fault')).toBeGreaterThan(0)
    expect(entryCountsByKind.get('control')).toBeGreaterThan(0)
  })
})
