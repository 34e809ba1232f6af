import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerRequest } from '@mocks/server'
import { FileLogStore } from '@mocks/world/file-log-store'
import { testNow, World } from '@mocks/world/world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { credentials, init, read } from './client'

const state = { method: 'GET', path: '/__mock/state' }
const login = { method: 'POST', path: '/fapi/auth/login/', body: credentials('residente@demo.ar') }

describe('a log in a file', () => {
  let folder: string
  let path: string
  let told: string[]

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mock-log-'))
    path = join(folder, 'world.jsonl')
    told = []
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** A world as a process has it: what it knows besides the file is gone with it. */
  const open = () => {
    const tell = (word: string) => told.push(word)
    const world = new World({
      store: new FileLogStore(path, tell),
      initialState: { now: testNow },
      report: tell,
    })
    const call = async ({ method, path: address, body }: { method: string; path: string; body?: unknown }) =>
      read(await answerRequest(world, new Request(`http://portal.test${address}`, init(method, { body }))))
    return { world, call }
  }
  const sessions = async (one: ReturnType<typeof open>) =>
    ((await one.call(state)).body as { counts: { sessions: number } }).counts.sessions
  const lines = () => readFileSync(path, 'utf8').split('\n')

  it('gives the same world to the next process, byte for byte', async () => {
    const first = open()
    await first.call(login)
    await first.call({ method: 'PATCH', path: '/__mock/settings', body: { advance: 'P1D' } })
    await first.call(login)
    const next = open()
    expect(await sessions(next)).toBe(2)
    expect(next.world.serialise()).toBe(first.world.serialise())
    expect(told).toEqual([])
  })

  it('is a line for how the world begins, then a line for each write', async () => {
    const one = open()
    await one.call(login)
    await one.call(state)
    await one.call({ ...login, body: credentials('residente@demo.ar', 'wrong') })
    await one.call(login)
    expect(lines()).toHaveLength(4)
    expect(
      lines()
        .slice(0, 3)
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { version: expect.any(String), scenario: 'demo', seed: 1, now: '2026-03-16T13:00:00.000Z' },
      { kind: 'call', operationId: 'login', status: 200 },
      { kind: 'call', operationId: 'login', status: 200 },
    ])
    expect(lines()[3]).toBe('')
  })

  it('is another one from end to end once a state was imported', async () => {
    const one = open()
    await one.call(login)
    await one.call(login)
    const { body } = await one.call({ method: 'GET', path: '/__mock/export' })
    await one.call({ method: 'POST', path: '/__mock/reset', body: { scenario: 'empty', seed: 9 } })
    await one.call(login)
    await one.call({ method: 'POST', path: '/__mock/import', body })
    await one.call(login)
    expect(lines()).toHaveLength(5)
    const next = open()
    expect(await sessions(next)).toBe(3)
    expect(next.world.serialise()).toBe(one.world.serialise())
    expect(told).toEqual([])
    expect(readdirSync(folder)).toEqual(['world.jsonl'])
  })

  it('begins anew with a reset', async () => {
    const one = open()
    await one.call(login)
    await one.call({ method: 'POST', path: '/__mock/reset', body: { scenario: 'empty', seed: 9 } })
    expect(lines()).toHaveLength(2)
    expect((await open().call(state)).body).toMatchObject({ scenario: 'empty', seed: 9 })
    expect(readdirSync(folder)).toEqual(['world.jsonl'])
  })

  it.each([1, 10, 200])(
    'loses a last line whose end is missing by %i characters, and says so',
    async (missing) => {
      const one = open()
      await one.call(login)
      const whole = readFileSync(path, 'utf8')
      await one.call(login)
      writeFileSync(path, readFileSync(path, 'utf8').slice(0, -missing))
      const next = open()
      expect(await sessions(next)).toBe(1)
      expect(told).toEqual([`${path}: the last line was cut off, and is dropped.`])
      expect(readFileSync(path, 'utf8')).toBe(whole)
      await next.call(login)
      expect(await sessions(open())).toBe(2)
    },
  )

  it('of another version gets another name, and a new one begins', async () => {
    const old = '{"version":"0.0.1","generation":3}\n{"kind":"call"}\n'
    writeFileSync(path, old)
    writeFileSync(`${path}~1`, 'an older one')
    const one = open()
    expect(await sessions(one)).toBe(0)
    expect(told).toEqual([
      `${path} is now called ${path}~2.`,
      expect.stringMatching(/it is of version 0\.0\.1, not .+A new world begins\.$/),
    ])
    expect(readFileSync(`${path}~2`, 'utf8')).toBe(old)
    await one.call(login)
    expect(await sessions(open())).toBe(1)
  })

  it.each(['nonsense', '{"kind":"call"}', '[]', '7', '{"kind":"call","url":"http://portal.test/nothing"}'])(
    'that cannot be replayed is set aside whole: %s',
    async (line) => {
      await open().call(login)
      appendFileSync(path, `${line}\n`)
      expect(await sessions(open())).toBe(0)
      expect(told).toEqual([
        `${path} is now called ${path}~1.`,
        expect.stringContaining('the log was set aside'),
      ])
      expect(readFileSync(`${path}~1`, 'utf8')).toContain(line)
    },
  )

  it.each(['{\n  "name": "portal"\n}\n', 'a note', '\u0000\u0001\n', '{"version":"1.0.0"}\n'])(
    'is not made of a file that is something else: %j',
    async (text) => {
      writeFileSync(path, text)
      await expect(open().call(state)).rejects.toThrow(`${path} is not a log of the mock backend.`)
      expect(readFileSync(path, 'utf8')).toBe(text)
    },
  )

  it('is begun in an empty file', async () => {
    writeFileSync(path, '')
    await open().call(login)
    expect(await sessions(open())).toBe(1)
    expect(told).toEqual([])
  })

  it('that somebody takes away makes the next write fail; then a new one begins', async () => {
    const one = open()
    await one.call(login)
    rmSync(path)
    await expect(one.call(login)).rejects.toThrow(`${path} is gone.`)
    expect(await sessions(one)).toBe(0)
    await one.call(login)
    expect(await sessions(open())).toBe(1)
  })
})
