import { type RunningServer, serve } from '@mocks/http-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoAccounts, demoPassword } from '../../../src/demo/accounts'
import { type ChangingProxy, startChangingProxy } from '../../support/changing-proxy'
import { ApiClient } from './api-client'
import { formatReport } from './format-report'
import { plantedDifferences } from './planted-differences'
import { type WalkReport, walkApi } from './walk'

const origin = 'https://portal.example'

const now = '2026-03-16T10:00:00-03:00'

describe('the contract check of an API with a difference in each of its operations', () => {
  let server: RunningServer
  let proxy: ChangingProxy
  let report: WalkReport
  let showingReport: WalkReport

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    server = await serve({ port: 0, now })
    proxy = await startChangingProxy(server.url, {
      request: (request) => plantedDifferences[request.operationId ?? '']?.request?.(request),
      respond: (request, response, content) =>
        plantedDifferences[request.operationId ?? '']?.respond?.(request, response, content),
    })
    const { username } = demoAccounts.resident
    const options = { username, password: demoPassword, maxRows: 1, origin }
    report = await walkApi(new ApiClient({ url: proxy.url, timeoutMs: 4_000, origin }), options)
    showingReport = await walkApi(new ApiClient({ url: proxy.url, timeoutMs: 4_000, origin }), {
      ...options,
      showValues: true,
    })
  })
  afterAll(async () => {
    await proxy.close()
    await server.close(0)
    vi.useRealTimers()
  })

  const rows = Object.entries(plantedDifferences).map(([operationId, planted]) => ({
    operationId,
    ...planted,
  }))
  it.each(rows)('finds $name at $operationId', ({ operationId, found }) => {
    const lines = report.differences
      .filter((difference) => difference.operationId === operationId)
      .map(({ pointer, expected, found }) => `${pointer}: ${expected} -> ${found}`)
    for (const line of found)
      expect(lines).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line))
    const isPlanted = (line: string) =>
      found.some((expected) => (typeof expected === 'string' ? expected === line : expected.test(line)))
    expect(lines.filter((line) => !isPlanted(line))).toEqual([])
  })

  it('finds no difference elsewhere', () => {
    const ids = new Set(report.differences.map(({ operationId }) => operationId))
    expect([...ids].filter((id) => !(id in plantedDifferences))).toEqual([])
  })

  it('prints the operation, the address, the pointer, and what differs', () => {
    expect(formatReport(report, 1)).toContain(
      [
        'getCoResident  GET /fapi/customer/{rp}/property/{pid}/owner/{id}/report/owner/',
        '  at /from_date (2 times)',
        '  expected format date',
        '  found the text 99/99/9999',
      ].join('\n'),
    )
  })

  it('prints values only if it is told to', () => {
    expect(formatReport(report, 1)).not.toContain('CEDULA')
    expect(formatReport(showingReport, 1)).toContain('found "CEDULA"')
  })
})
