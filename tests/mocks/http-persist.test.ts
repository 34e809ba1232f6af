import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxSessions } from '@mocks/http/world-pool'
import { serve } from '@mocks/http-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseCases, isFullRun } from '../support/scope'
import { createCredentials, createRequestInit, readResponse } from './client'
import { killPrograms, runMock } from './program'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-persist-'))
  file = join(folder, 'world.jsonl')
})
afterEach(() => {
  killPrograms()
  rmSync(folder, { recursive: true })
})

const signIn = (address: string, session?: string) =>
  fetch(`${address}/fapi/auth/login/`, {
    ...createRequestInit('POST', {
      body: createCredentials('residente@demo.ar'),
      ...(session !== undefined && { headers: { 'X-Mock-Session': session } }),
    }),
  })

/** Counts the sign-ins in the world that the header `X-Mock-Session` selects; without `session`, in the default world. */
async function countSignIns(address: string, session?: string): Promise<number> {
  const headers: Record<string, string> = session === undefined ? {} : { 'X-Mock-Session': session }
  const { body } = await readResponse(await fetch(`${address}/__mock/state`, { headers }))
  return (body as { counts: { sessions: number } }).counts.sessions
}

describe.runIf(isFullRun)('npm run mock -- --persist', () => {
  it('restores after SIGKILL every completed write, and at most one more write per client', async () => {
    const first = runMock('--port', '0', '--persist', file, '--quiet')
    const address = await first.ready
    let receivedCount = 0
    const signInRepeatedly = async () => {
      for (;;) {
        const { status } = await signIn(address)
        if (status === 200) receivedCount += 1
        if (receivedCount === 30) first.child.kill('SIGKILL')
      }
    }
    const writers = [signInRepeatedly(), signInRepeatedly(), signInRepeatedly()]
    await Promise.all(writers.map((writer) => writer.catch(() => {})))
    expect((await first.ended).code).toBeNull()
    expect(receivedCount).toBeGreaterThanOrEqual(30)
    expect(readdirSync(folder)).toContain('world.jsonl~lock')

    const next = runMock('--port', '0', '--persist', file, '--quiet')
    const restoredCount = await countSignIns(await next.ready)
    expect(restoredCount).toBeGreaterThanOrEqual(receivedCount)
    expect(restoredCount).toBeLessThanOrEqual(receivedCount + writers.length)
    expect(next.errorOutput()).toContain(`${file}: scenario demo, seed 1, ${restoredCount} writes replayed.`)
  })

  it('restores the world and the clock after SIGTERM, even if the next server has another --seed', async () => {
    const first = runMock('--port', '0', '--persist', file, '--scenario', 'empty', '--seed', '3')
    const address = await first.ready
    const { token } = (await (await signIn(address)).json()) as { token: string }
    await fetch(`${address}/__mock/settings`, createRequestInit('PATCH', { body: { advance: 'PT2H' } }))
    first.child.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)
    expect(readdirSync(folder)).toEqual(['world.jsonl'])

    const next = runMock('--port', '0', '--persist', file, '--seed', '4')
    const { body } = await readResponse(await fetch(`${await next.ready}/__mock/state`))
    expect(body).toMatchObject({ scenario: 'empty', seed: 3, tick: true, counts: { sessions: 1 } })
    expect(next.errorOutput()).toMatch(
      /seed 3, 2 writes replayed\. It is not the world that the options ask for/,
    )
    const modulesResponse = await fetch(
      `${await next.ready}/fapi/v2/module/home/101/`,
      createRequestInit('GET', { token }),
    )
    expect(modulesResponse.status).toBe(200)
  })

  it('refuses a second server on the same file, but starts a new server if the first server was killed', async () => {
    const first = runMock('--port', '0', '--persist', file)
    await first.ready
    const secondExit = await runMock('--port', '0', '--persist', file).ended
    expect(secondExit).toEqual({
      code: 1,
      output: '',
      errorOutput: expect.stringMatching(
        new RegExp(`^${file} is in use by process ${first.child.pid} [^\\n]+\\n$`),
      ),
    })
    first.child.kill('SIGKILL')
    await first.ended
    await runMock('--port', '0', '--persist', file).ready
  })

  it('does not start if the folder is missing or the file is not a log', async () => {
    const invalidPathExit = await runMock('--port', '0', '--persist', join(folder, 'no', 'such', 'folder'))
      .ended
    expect(invalidPathExit).toMatchObject({
      code: 1,
      errorOutput: expect.stringMatching(/^[^\n]*no such file[^\n]*\n$/),
    })
    writeFileSync(file, '{"name": "something else"}\n')
    const invalidFileExit = await runMock('--port', '0', '--persist', file).ended
    expect(invalidFileExit).toEqual({
      code: 1,
      output: '',
      errorOutput: `${file} is not a log of the mock backend.\n`,
    })
    expect(readFileSync(file, 'utf8')).toBe('{"name": "something else"}\n')
    expect(readdirSync(folder)).toEqual(['world.jsonl'])
  })
})

describe('a server with --persist', () => {
  it.runIf(isFullRun)(
    'has a separate log for each session, even if the names of two sessions differ only in case',
    async () => {
      const first = await serve({ port: 0, persist: file })
      await signIn(first.url)
      for (const callCount of [1, 2])
        for (let index = 0; index < callCount; index += 1) await signIn(first.url, 'x'.repeat(callCount))
      await signIn(first.url, 'X')
      await first.close()
      expect(readdirSync(folder).sort()).toEqual([
        'world.jsonl',
        'world.jsonl.+x',
        'world.jsonl.x',
        'world.jsonl.xx',
      ])
      const next = await serve({ port: 0, persist: file })
      const counts = await Promise.all(
        [undefined, 'x', 'xx', 'X', 'y'].map((name) => countSignIns(next.url, name)),
      )
      await next.close()
      expect(counts).toEqual([1, 1, 2, 1, 0])
    },
  )

  // The server also writes files whose names end in `~lock`, `~new` or `~1`.
  it.each(chooseCases(['lock', 'new', '1', 'LOCK'], 1))(
    'restores a session with the name %s',
    async (name) => {
      const first = await serve({ port: 0, persist: file })
      expect((await signIn(first.url, name)).status).toBe(200)
      expect((await signIn(first.url)).status).toBe(200)
      await first.close()
      const next = await serve({ port: 0, persist: file })
      expect([await countSignIns(next.url, name), await countSignIns(next.url)]).toEqual([1, 1])
      await next.close()
    },
  )

  it.runIf(isFullRun)('restores an evicted session at the next call that names the session', async () => {
    const server = await serve({ port: 0, persist: file, scenario: 'empty' })
    await signIn(server.url, 'first')
    for (let index = 0; index < maxSessions; index += 1) await countSignIns(server.url, `other-${index}`)
    expect(await countSignIns(server.url, 'first')).toBe(1)
    await server.close()
  })
})
