import { type RunningServer, serve } from '@mocks/http-server'
import { createMock, type Mock } from '@mocks/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playScript, replaceOrigins } from '../../e2e/play-script'
import { type ContractDocument, createCallScript } from '../../e2e/script-of-calls'
import { openApiDocument } from '../contract/openapi-document'

const now = '2026-03-16T10:00:00-03:00'
const portal = 'http://portal.test'
const script = createCallScript(openApiDocument as unknown as ContractDocument, now)

describe('the hosts of the mock', () => {
  let server: RunningServer
  let mock: Mock
  let httpResponses: string[]
  let inProcessResponses: string[]

  beforeAll(async () => {
    mock = await createMock({ origin: portal })
    server = await serve({ port: 0, portalUrl: portal })
    httpResponses = await playScript({ script, base: server.url })
    mock.listen()
    inProcessResponses = await playScript({ script, base: portal })
    mock.close()
  })
  afterAll(() => server.close())

  it('return the same response to each call of a script', () => {
    const differences = httpResponses
      .map((response, index) => [
        replaceOrigins(inProcessResponses[index] ?? '', portal),
        replaceOrigins(response, server.url, portal),
      ])
      .filter(([inProcessResponse, httpResponse]) => inProcessResponse !== httpResponse)
    expect(differences).toEqual([])
    expect(mock.violations).toEqual([])
  })

  it('have the same state after the script, byte for byte', () => {
    const inProcessState = replaceOrigins(mock.world.serialise(), portal)
    expect(replaceOrigins(server.world.serialise(), server.url, portal)).toBe(inProcessState)
  })

  it('return a success for more than a third of the calls, and each common error status at least once', () => {
    // Each recorded response is a text that begins with the method, the path and the status.
    const statuses = inProcessResponses.map((response) => Number(response.split(' ')[2]))
    const successStatuses = statuses.filter((status) => status < 300)
    expect(successStatuses.length).toBeGreaterThan(script.length / 3)
    expect(statuses).toEqual(expect.arrayContaining([400, 401, 404, 405, 413, 503]))
  })
})
