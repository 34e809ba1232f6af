import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseCases, isFullRun } from '../support/scope'
import { createCredentials, createRequestInit, readResponse } from './client'
import { killPrograms, runMock } from './program'

const now = '2026-03-16T10:00:00-03:00'
const createLoginInit = () => createRequestInit('POST', { body: createCredentials('residente@demo.ar') })

afterEach(killPrograms)

describe('npm run mock', () => {
  it.each(chooseCases(['SIGTERM', 'SIGINT'] as const, 1))(
    'prints its address, applies its options and stops on %s',
    async (signal) => {
      const { ready, ended, child } = runMock(
        ...['--port', '0', '--scenario', 'empty', '--seed', '5', '--now', now, '--quiet'],
      )
      const { body } = await readResponse(await fetch(`${await ready}/__mock/state`))
      expect(body).toMatchObject({ scenario: 'empty', seed: 5, now: '2026-03-16T13:00:00.000Z', tick: false })
      child.kill(signal)
      expect(await ended).toEqual({
        code: 0,
        output: expect.stringMatching(/^Mock backend: http:\/\/127\.0\.0\.1:\d+\n$/),
        errorOutput: '',
      })
    },
  )

  it.runIf(isFullRun)('uses the real time without --now', async () => {
    const { ready } = runMock('--port', '0')
    const { body } = await readResponse(await fetch(`${await ready}/__mock/state`))
    expect(body).toMatchObject({ scenario: 'demo', seed: 1, tick: true })
  })

  it.runIf(isFullRun)('prints a line for each request, without control characters', async () => {
    const { ready, waitForLine } = runMock('--port', '0')
    const address = await ready
    await fetch(`${address}/fapi/auth/login/`, { ...createLoginInit(), headers: { 'X-Mock-Session': 'ana' } })
    await waitForLine(/^POST \/fapi\/auth\/login\/ 400 \d+\.\dms ana login$/m)
    await fetch(`${address}/fapi/terms/?q=ñ%1b`)
    await waitForLine(/^GET \/fapi\/terms\/\?q=%C3%B1%1b 200 \d+\.\dms default getTerms$/m)
    await fetch(`${address}/__mock/state`, { headers: { 'X-Mock-Session': 'a\tb\u00ff' } })
    await waitForLine(/^GET \/__mock\/state 400 \d+\.\dms a%09b%C3%BF -$/m)
  })

  it.runIf(isFullRun)('finishes a running call after SIGTERM, and accepts no new call', async () => {
    const { ready, ended, child, waitForLine } = runMock('--port', '0')
    const address = await ready
    const settings = createRequestInit('PATCH', { body: { latency: { min: 400, max: 400 } } })
    await fetch(`${address}/__mock/settings`, settings)
    const slowResponse = fetch(`${address}/fapi/terms/`)
    // When the next call has returned, the server has also received the slow call.
    await fetch(`${address}/__mock/state`)
    await waitForLine(/__mock\/state 200/)
    child.kill('SIGTERM')
    expect((await slowResponse).status).toBe(200)
    expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('GET /fapi/terms/ 200') })
    await expect(fetch(`${address}/fapi/terms/`)).rejects.toThrow('fetch failed')
  })

  it.runIf(isFullRun)(
    'still responds to calls after the parent process closes its standard output',
    async () => {
      const { ready, child } = runMock('--port', '0')
      const address = await ready
      child.stdout?.destroy()
      for (let index = 0; index < 3; index += 1)
        expect((await fetch(`${address}/fapi/terms/`)).status).toBe(200)
    },
  )

  it.runIf(isFullRun)('prints help', async () => {
    const { code, output } = await runMock('--help').ended
    expect(code).toBe(0)
    const options = ['port', 'host', 'scenario', 'seed', 'now', 'persist', 'portal-url', 'quiet', 'help']
    for (const option of options) expect(output).toContain(`--${option} `)
    for (const word of ['/docs/', '/openapi.yaml', 'X-Mock-Session', 'SIGTERM', 'kill'])
      expect(output).toContain(word)
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
  })

  it('rejects an unknown option with a message of one line', async () => {
    expect(await runMock('--other').ended).toEqual({
      code: 2,
      output: '',
      errorOutput: "Unknown option '--other'. --help lists the options.\n",
    })
  })

  it.runIf(isFullRun)('reports in one line that it cannot use the port or the address', async () => {
    const otherServer = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => otherServer.once('listening', resolve))
    const { port } = otherServer.address() as AddressInfo
    const portInUseExit = await runMock('--port', `${port}`).ended
    otherServer.close()
    expect(portInUseExit).toEqual({
      code: 1,
      output: '',
      errorOutput: `Cannot listen on 127.0.0.1, port ${port}: the port is taken; --port chooses another.\n`,
    })
    const foreignHostExit = await runMock('--host', '203.0.113.1', '--port', '0').ended
    expect(foreignHostExit).toMatchObject({
      code: 1,
      errorOutput: expect.stringMatching(/^Cannot listen on 203[^\n]+\n$/),
    })
  })

  it.runIf(isFullRun)('starts with `npm run mock`, and stops when npm is stopped', async () => {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const child = spawn('npm', ['run', '-s', 'mock', '--', '--port', '0', '--quiet'], { cwd: root })
    const address = await new Promise<string>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => resolve(`${chunk}`.replace('Mock backend: ', '').trim()))
    })
    expect((await fetch(`${address}/fapi/terms/`)).status).toBe(200)
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('close', resolve))
    await expect(fetch(`${address}/fapi/terms/`)).rejects.toThrow('fetch failed')
  })
})
