import { type RunningServer, serve } from '@mocks/http-server'
import { createMock, type Mock } from '@mocks/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playScript, replaceOrigins } from '../../e2e/play-script'
import { type ContractDocument, createCallScript } from '../../e2e/script-of-calls'
import { document } from '../contract/document'

const now = '2026-03-16T10:00:00-03:00'
const portal = 'http://portal.test'
const script = createCallScript(document as unknown as ContractDocument, now)

describe('the hosts of the mock', () => {
  let server: RunningServer
  let mock: Mock
  let overHttp: string[]
  let inProcess: string[]

  beforeAll(async () => {
    mock = await createMock({ origin: portal })
    server = await serve({ port: 0, portalUrl: portal })
    overHttp = await playScript({ script, base: server.url })
    mock.listen()
    inProcess = await playScript({ script, base: portal })
    mock.close()
  })
  afterAll(() => server.close())

  it('give the same answer to each call of a script', () => {
    const differences = overHttp
      .map((answer, index) => [
        replaceOrigins(inProcess[index] ?? '', portal),
        replaceOrigins(answer, server.url, portal),
      ])
      .filter(([inProcessAnswer, httpAnswer]) => inProcessAnswer !== httpAnswer)
    expect(differences).toEqual([])
    expect(mock.violations).toEqual([])
  })

  it('have the same state after the script, byte for byte', () => {
    const inProcessState = replaceOrigins(mock.world.serialise(), portal)
    expect(replaceOrigins(server.world.serialise(), server.url, portal)).toBe(inProcessState)
  })

  it('answer more than a third of the calls with success', () => {
    const statuses = inProcess.map((answer) => Number(answer.split(' ')[2]))
    const successes = statuses.filter((status) => status < 300)
    expect(successes.length).toBeGreaterThan(script.length / 3)
    expect(statuses).toEqual(expect.arrayContaining([400, 401, 404, 405, 413, 503]))
  })
})
