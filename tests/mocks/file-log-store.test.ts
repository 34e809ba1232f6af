import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { respondToRequest } from '@mocks/server'
import { FileLogStore } from '@mocks/world/file-log-store'
import { testNow, World } from '@mocks/world/world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCredentials, createRequestInit, readResponse } from './client'

const readState = { method: 'GET', path: '/__mock/state' }
const login = { method: 'POST', path: '/fapi/auth/login/', body: createCredentials('residente@demo.ar') }

describe('a log in a file', () => {
  let folder: string
  let path: string
  let messages: string[]

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mock-log-'))
    path = join(folder, 'world.jsonl')
    messages = []
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Creates a world that uses the log in the file, as a new process does. `call` sends a request to the world. */
  const openWorld = () => {
    const report = (message: string) => messages.push(message)
    const world = new World({
      store: new FileLogStore(path, report),
      initialState: { now: testNow },
      report,
    })
    const call = async ({ method, path: address, body }: { method: string; path: string; body?: unknown }) =>
      readResponse(
        await respondToRequest(
          world,
          new Request(`http://portal.test${address}`, createRequestInit(method, { body })),
        ),
      )
    return { world, call }
  }
  const countSessions = async ({ call }: ReturnType<typeof openWorld>) =>
    ((await call(readState)).body as { counts: { sessions: number } }).counts.sessions
  const readLines = () => readFileSync(path, 'utf8').split('\n')

  it('restores the same world byte for byte when it is opened again', async () => {
    const first = openWorld()
    await first.call(login)
    await first.call({ method: 'PATCH', path: '/__mock/settings', body: { advance: 'P1D' } })
    await first.call(login)
    const next = openWorld()
    expect(await countSessions(next)).toBe(2)
    expect(next.world.serialise()).toBe(first.world.serialise())
    expect(messages).toEqual([])
  })

  it('has one line for the header and one for each successful write, but none for a read or a refused call', async () => {
    const current = openWorld()
    await current.call(login)
    await current.call(readState)
    await current.call({ ...login, body: createCredentials('residente@demo.ar', 'wrong') })
    await current.call(login)
    expect(readLines()).toHaveLength(4)
    expect(
      readLines()
        .slice(0, 3)
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { version: expect.any(String), scenario: 'demo', seed: 1, now: '2026-03-16T13:00:00.000Z' },
      { kind: 'call', operationId: 'login', status: 200 },
      { kind: 'call', operationId: 'login', status: 200 },
    ])
    expect(readLines()[3]).toBe('')
  })

  it('is replaced completely by an import', async () => {
    const current = openWorld()
    await current.call(login)
    await current.call(login)
    const { body } = await current.call({ method: 'GET', path: '/__mock/export' })
    await current.call({ method: 'POST', path: '/__mock/reset', body: { scenario: 'empty', seed: 9 } })
    await current.call(login)
    await current.call({ method: 'POST', path: '/__mock/import', body })
    await current.call(login)
    expect(readLines()).toHaveLength(5)
    const next = openWorld()
    expect(await countSessions(next)).toBe(3)
    expect(next.world.serialise()).toBe(current.world.serialise())
    expect(messages).toEqual([])
    expect(readdirSync(folder)).toEqual(['world.jsonl'])
  })

  it('is replaced by a reset', async () => {
    const current = openWorld()
    await current.call(login)
    await current.call({ method: 'POST', path: '/__mock/reset', body: { scenario: 'empty', seed: 9 } })
    expect(readLines()).toHaveLength(2)
    expect((await openWorld().call(readState)).body).toMatchObject({ scenario: 'empty', seed: 9 })
    expect(readdirSync(folder)).toEqual(['world.jsonl'])
  })

  it.each([1, 10, 200])(
    'drops its last line, and reports this, if the last %i characters of the file are missing',
    async (missingCount) => {
      const current = openWorld()
      await current.call(login)
      const completeLog = readFileSync(path, 'utf8')
      await current.call(login)
      writeFileSync(path, readFileSync(path, 'utf8').slice(0, -missingCount))
      const next = openWorld()
      expect(await countSessions(next)).toBe(1)
      expect(messages).toEqual([`${path}: the last line was cut off, and is dropped.`])
      expect(readFileSync(path, 'utf8')).toBe(completeLog)
      await next.call(login)
      expect(await countSessions(openWorld())).toBe(2)
    },
  )

  it('is renamed if another version of the project wrote it, and a new log begins', async () => {
    const oldLog = '{"version":"0.0.1","generation":3}\n{"kind":"call"}\n'
    writeFileSync(path, oldLog)
    writeFileSync(`${path}~1`, 'an older log')
    const current = openWorld()
    expect(await countSessions(current)).toBe(0)
    expect(messages).toEqual([
      `${path} is now called ${path}~2.`,
      expect.stringMatching(/it is of version 0\.0\.1, not .+A new world begins\.$/),
    ])
    expect(readFileSync(`${path}~2`, 'utf8')).toBe(oldLog)
    await current.call(login)
    expect(await countSessions(openWorld())).toBe(1)
  })

  it.each(['nonsense', '{"kind":"call"}', '[]', '7', '{"kind":"call","url":"http://portal.test/nothing"}'])(
    'is renamed with all its lines if one line cannot be replayed: %s',
    async (line) => {
      await openWorld().call(login)
      appendFileSync(path, `${line}\n`)
      expect(await countSessions(openWorld())).toBe(0)
      expect(messages).toEqual([
        `${path} is now called ${path}~1.`,
        expect.stringContaining('the log was set aside'),
      ])
      expect(readFileSync(`${path}~1`, 'utf8')).toContain(line)
    },
  )

  it.each(['{\n  "name": "portal"\n}\n', 'a note', '\u0000\u0001\n', '{"version":"1.0.0"}\n'])(
    'cannot be opened if the file has other content, and the file stays unchanged: %j',
    async (text) => {
      writeFileSync(path, text)
      await expect(openWorld().call(readState)).rejects.toThrow(`${path} is not a log of the mock backend.`)
      expect(readFileSync(path, 'utf8')).toBe(text)
    },
  )

  it('can start in an empty file', async () => {
    writeFileSync(path, '')
    await openWorld().call(login)
    expect(await countSessions(openWorld())).toBe(1)
    expect(messages).toEqual([])
  })

  it('rejects the first write after its file was deleted, and accepts the next write in a new world', async () => {
    const current = openWorld()
    await current.call(login)
    rmSync(path)
    await expect(current.call(login)).rejects.toThrow(`${path} is gone.`)
    expect(await countSessions(current)).toBe(0)
    await current.call(login)
    expect(await countSessions(openWorld())).toBe(1)
  })
})
