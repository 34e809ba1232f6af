import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { applyConfig } from '@/config'
import { forgetSentReports } from '@/error-reports/send-error-report'
import { reportError, reportUnhandledErrors } from '@/report-error'
import { version } from '@/version'

const fetchMock = vi.fn(async (_url: string, _init: RequestInit) => new Response())

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  applyConfig({ apiUrl: '', errorReportUrl: 'https://reports.example/portal' })
})

afterEach(() => {
  fetchMock.mockClear()
  forgetSentReports()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
  applyConfig({ apiUrl: '' })
})

const readReports = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)))

test('sends a report without credentials, address or values', async () => {
  history.replaceState(null, '', '/password-recover/MQ/secret-code?email=ana@example.com')
  const error = new TypeError('The name "Ana Pérez" (30123456) is unknown')
  error.stack = `TypeError: Ana\n    at save (${location.href}static/js/portal.0a1b2c3d.js:1:20)`
  reportError(error, 'render')
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1))
  const [url, init] = fetchMock.mock.calls[0] ?? []
  expect(url).toBe('https://reports.example/portal')
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
  expect(readReports()).toEqual([
    {
      version,
      browser: expect.any(String),
      page: '/password-recover/:uid/:token',
      source: 'render',
      name: 'TypeError',
      message: 'The name … (…) is unknown',
      stack: [expect.stringMatching(/^save \S+:1:20$/)],
    },
  ])
  expect(String(init?.body)).not.toMatch(/secret-code|ana@|Ana|30123456/)
})

test('names the operation of a response that is not as the contract says', async () => {
  reportError(new ApiError('garbage', 200), 'response', '/fapi/lots/{id}/')
  await vi.waitFor(() =>
    expect(readReports()).toMatchObject([{ operation: '/fapi/lots/{id}/', name: 'ApiError' }]),
  )
})

test('sends the same report once, and at most ten reports', async () => {
  for (let index = 0; index < 30; index += 1)
    reportError(new Error('abcdefghijklmno'.slice(0, index % 15)), 'script')
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(10))
  reportError(new Error('one more'), 'script')
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetchMock).toHaveBeenCalledTimes(10)
  expect(new Set(readReports().map(({ message }) => message)).size).toBe(10)
})

test('sends nothing without an address, and no failed report becomes an error', async () => {
  applyConfig({ apiUrl: '' })
  reportError(new Error('one'), 'script')
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetchMock).not.toHaveBeenCalled()
  applyConfig({ apiUrl: '', errorReportUrl: 'https://reports.example' })
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  reportError(new Error('two'), 'script')
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1))
})

test('reports the errors that no code handles', async () => {
  reportUnhandledErrors()
  dispatchEvent(new ErrorEvent('error', { error: new RangeError('too far'), message: 'too far' }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'nobody waits' }))
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2))
  expect(readReports()).toMatchObject([
    { source: 'script', name: 'RangeError', message: 'too far' },
    { source: 'promise', name: 'string', message: 'nobody waits' },
  ])
})
