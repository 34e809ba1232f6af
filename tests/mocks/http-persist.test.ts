import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxSessions } from '@mocks/http/world-pool'
import { serve } from '@mocks/http-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { credentials, init, read } from './client'
import { endPrograms, runMock } from './program'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-persist-'))
  file = join(folder, 'world.jsonl')
})
afterEach(() => {
  endPrograms()
  rmSync(folder, { recursive: true })
})

const login = (address: string, session?: string) =>
  fetch(`${address}/fapi/auth/login/`, {
    ...init('POST', {
      body: credentials('residente@demo.ar'),
      ...(session !== undefined && { headers: { 'X-Mock-Session': session } }),
    }),
  })

async function countSessions(address: string, session?: string): Promise<number> {
  const headers: Record<string, string> = session === undefined ? {} : { 'X-Mock-Session': session }
  const { body } = await read(await fetch(`${address}/__mock/state`, { headers }))
  return (body as { counts: { sessions: number } }).counts.sessions
}

describe('npm run mock -- --persist', () => {
  it('restores all answered writes after a kill -9, and at most the running writes', async () => {
    const first = runMock('--port', '0', '--persist', file, '--quiet')
    const address = await first.ready
    let answered = 0
    const writing = async () => {
      for (;;) {
        const { status } = await login(address)
        if (status === 200) answered += 1
        if (answered === 30) first.child.kill('SIGKILL')
      }
    }
    const writers = [writing(), writing(), writing()]
    await Promise.all(writers.map((one) => one.catch(() => {})))
    expect((await first.ended).code).toBeNull()
    expect(answered).toBeGreaterThanOrEqual(30)
    expect(readdirSync(folder)).toContain('world.jsonl~lock')

    const next = runMock('--port', '0', '--persist', file, '--quiet')
    const restoredCount = await countSessions(await next.ready)
    expect(restoredCount).toBeGreaterThanOrEqual(answered)
    expect(restoredCount).toBeLessThanOrEqual(answered + writers.length)
    expect(next.words()).toContain(`${file}: scenario demo, seed 1, ${restoredCount} writes replayed.`)
  })

  it('restores the world and the clock after a stop', async () => {
    const first = runMock('--port', '0', '--persist', file, '--scenario', 'empty', '--seed', '3')
    const address = await first.ready
    const { token } = (await (await login(address)).json()) as { token: string }
    await fetch(`${address}/__mock/settings`, init('PATCH', { body: { advance: 'PT2H' } }))
    first.child.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)
    expect(readdirSync(folder)).toEqual(['world.jsonl'])

    const next = runMock('--port', '0', '--persist', file, '--seed', '4')
    const { body } = await read(await fetch(`${await next.ready}/__mock/state`))
    expect(body).toMatchObject({ scenario: 'empty', seed: 3, tick: true, counts: { sessions: 1 } })
    expect(next.words()).toMatch(/seed 3, 2 writes replayed\. It is not the world that the options ask for/)
    const terms = await fetch(`${await next.ready}/fapi/v2/module/home/101/`, init('GET', { token }))
    expect(terms.status).toBe(200)
  })

  it('refuses a second server, but not after the first server was killed', async () => {
    const first = runMock('--port', '0', '--persist', file)
    await first.ready
    const second = await runMock('--port', '0', '--persist', file).ended
    expect(second).toEqual({
      code: 1,
      out: '',
      words: expect.stringMatching(
        new RegExp(`^${file} is in use by process ${first.child.pid} [^\\n]+\\n$`),
      ),
    })
    first.child.kill('SIGKILL')
    await first.ended
    await runMock('--port', '0', '--persist', file).ready
  })

  it('does not start with an unwritable path, or with a file that is not a log', async () => {
    const nowhere = await runMock('--port', '0', '--persist', join(folder, 'no', 'such', 'folder')).ended
    expect(nowhere).toMatchObject({ code: 1, words: expect.stringMatching(/^[^\n]*no such file[^\n]*\n$/) })
    writeFileSync(file, '{"name": "something else"}\n')
    const foreign = await runMock('--port', '0', '--persist', file).ended
    expect(foreign).toEqual({ code: 1, out: '', words: `${file} is not a log of the mock backend.\n` })
    expect(readFileSync(file, 'utf8')).toBe('{"name": "something else"}\n')
    expect(readdirSync(folder)).toEqual(['world.jsonl'])
  })
})

describe('the sessions of a server with --persist', () => {
  it('have separate logs, also if the names differ only in case', async () => {
    const first = await serve({ port: 0, persist: file })
    await login(first.url)
    for (const times of [1, 2])
      for (let done = 0; done < times; done += 1) await login(first.url, 'x'.repeat(times))
    await login(first.url, 'X')
    await first.close()
    expect(readdirSync(folder).sort()).toEqual([
      'world.jsonl',
      'world.jsonl.+x',
      'world.jsonl.x',
      'world.jsonl.xx',
    ])
    const next = await serve({ port: 0, persist: file })
    const counts = await Promise.all(
      [undefined, 'x', 'xx', 'X', 'y'].map((name) => countSessions(next.url, name)),
    )
    await next.close()
    expect(counts).toEqual([1, 1, 2, 1, 0])
  })

  it.each(['lock', 'new', '1', 'LOCK'])('may have the name %s', async (name) => {
    const first = await serve({ port: 0, persist: file })
    expect((await login(first.url, name)).status).toBe(200)
    expect((await login(first.url)).status).toBe(200)
    await first.close()
    const next = await serve({ port: 0, persist: file })
    expect([await countSessions(next.url, name), await countSessions(next.url)]).toEqual([1, 1])
    await next.close()
  })

  it('are restored after an eviction', async () => {
    const serving = await serve({ port: 0, persist: file, scenario: 'empty' })
    await login(serving.url, 'first')
    for (let made = 0; made < maxSessions; made += 1) await countSessions(serving.url, `other-${made}`)
    expect(await countSessions(serving.url, 'first')).toBe(1)
    await serving.close()
  })
})
