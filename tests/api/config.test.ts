import { afterEach, describe, expect, test, vi } from 'vitest'
import { applyConfig, ConfigError, config, loadConfig } from '@/config'
import { findConfigProblems } from '@/config-schema'

const defaults = {
  apiUrl: '',
  adminUrl: '',
  helpUrl: '',
  supportUrl: '',
  chatScriptUrl: '',
  appStoreUrl: '',
  playStoreUrl: '',
  errorReportUrl: '',
  storageOrigins: [],
  idempotencyKeys: false,
  accents: {},
  guestPrivacy: {},
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  applyConfig({ apiUrl: '' })
})

describe('applyConfig', () => {
  test('removes spaces, final slashes and invalid accents, and reduces the storage URLs to their origins', () => {
    applyConfig({
      apiUrl: 'https://api.example//',
      adminUrl: ' https://admin.example/web/ ',
      helpUrl: 'https://help.example/form?of=portal',
      supportUrl: 'mailto:soporte@example.com',
      chatScriptUrl: 'https://chat.example/widget.js',
      appStoreUrl: 'https://apps.example/portal',
      playStoreUrl: 'https://play.example/portal',
      errorReportUrl: ' https://reports.example/portal',
      storageOrigins: [' https://photos.example/bucket/', 'https://FILES.example:8443'],
      idempotencyKeys: true,
      accents: { 12: '#7E22CE', 15: 'purple', 16: 7, 17: '#c2410c;}' },
      guestPrivacy: { retention: ' Seis meses. ', other: 'x' },
    })
    expect(config()).toEqual({
      apiUrl: 'https://api.example',
      adminUrl: 'https://admin.example/web',
      helpUrl: 'https://help.example/form?of=portal',
      supportUrl: 'mailto:soporte@example.com',
      chatScriptUrl: 'https://chat.example/widget.js',
      appStoreUrl: 'https://apps.example/portal',
      playStoreUrl: 'https://play.example/portal',
      errorReportUrl: 'https://reports.example/portal',
      storageOrigins: ['https://photos.example', 'https://files.example:8443'],
      idempotencyKeys: true,
      accents: { 12: '#7E22CE' },
      guestPrivacy: { retention: 'Seis meses.' },
    })
  })

  test.each([undefined, null, 'https://api.example', 7, [], {}])(
    'throws for an input without the API address, and keeps the previous configuration: %j',
    (input) => {
      applyConfig({ apiUrl: 'https://before.example' })
      expect(() => applyConfig(input)).toThrow(ConfigError)
      expect(config().apiUrl).toBe('https://before.example')
    },
  )

  test("accepts an empty API address, which stands for the portal's own origin", () => {
    expect(applyConfig({ apiUrl: '' })).toEqual(defaults)
  })

  test.each([undefined, null, 7, 'api.example', '//api.example', 'ftp://api.example', 'https://'])(
    "throws for the apiUrl %j, instead of using the portal's own origin",
    (apiUrl) => {
      expect(() => applyConfig({ apiUrl, helpUrl: 'https://help.example' })).toThrow(/apiUrl/)
    },
  )

  test.each([
    ['adminUrl', 'javascript:alert(1)'],
    ['adminUrl', 'mailto:admin@example.com'],
    ['helpUrl', ' JavaScript:alert(1)'],
    ['helpUrl', 'data:text/html,<script>'],
    ['supportUrl', '//support.example'],
    ['chatScriptUrl', 'http://chat.example/widget.js'],
    ['appStoreUrl', 'itms-apps://apps.example/portal'],
    ['playStoreUrl', 'javascript:alert(1)'],
    ['errorReportUrl', 'http://reports.example'],
    ['accents', '#7e22ce'],
    ['storageOrigins', 'https://photos.example'],
    ['storageOrigins', ['https://photos.example', 'http://photos.example']],
    ['storageOrigins', ['https://']],
    ['idempotencyKeys', 'true'],
    ['idempotencyKeys', null],
  ])(
    'warns about an invalid entry, ignores the entry, and keeps the other entries (%s: %j)',
    (name, value) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const others = { apiUrl: 'https://api.example', helpUrl: 'https://help.example', idempotencyKeys: true }
      const expected = { ...defaults, ...others, [name]: defaults[name as keyof typeof defaults] }
      expect(applyConfig({ ...others, [name]: value })).toEqual(expected)
      expect(warn.mock.calls).toEqual([[expect.stringContaining(`'${name}'`)]])
      warn.mockRestore()
    },
  )

  test('omits unknown entries', () => {
    expect(applyConfig({ apiUrl: '', apiURL: 'https://api.example', token: 'secret' })).toEqual(defaults)
  })

  test('works in a browser without URL.canParse and URL.parse', () => {
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined, parse: undefined }))
    const input = { apiUrl: 'https://api.example', storageOrigins: ['https://photos.example'] }
    expect(applyConfig(input)).toEqual({ ...defaults, ...input })
  })
})

describe('findConfigProblems', () => {
  test.each([
    ['http://api.example', 'https://portal.example/', true],
    ['http://api.example', 'http://portal.example/', false],
    ['https://api.example', 'https://portal.example/', false],
    ['', 'https://portal.example/', false],
    // Browsers trust the machine on which they run.
    ['http://localhost:8000', 'https://portal.example/', false],
    ['http://127.0.0.1:8000', 'https://portal.example/', false],
  ])('the API %s of a portal at %s: refused %s', (apiUrl, pageUrl, isRefused) => {
    const problems = findConfigProblems({ apiUrl }, pageUrl)
    expect(problems.map(({ key, isFatal }) => [key, isFatal])).toEqual(isRefused ? [['apiUrl', true]] : [])
  })

  test('lists every entry that cannot be used', () => {
    expect(findConfigProblems({ adminUrl: 7, idempotencyKeys: 'yes', accents: {} }, '')).toEqual([
      {
        key: 'apiUrl',
        problem: 'is missing',
        isFatal: true,
      },
      { key: 'adminUrl', problem: 'cannot be used', isFatal: false },
      { key: 'idempotencyKeys', problem: 'cannot be used', isFatal: false },
    ])
  })
})

describe('loadConfig', () => {
  const stubFetch = (respond: () => Promise<Response>) => {
    const fetch = vi.fn((_url: string, _init: RequestInit) => respond())
    vi.stubGlobal('fetch', fetch)
    return fetch
  }

  test('requests /config.json and revalidates the cache', async () => {
    const fetch = stubFetch(async () => Response.json({ apiUrl: 'https://api.example' }))
    await expect(loadConfig()).resolves.toMatchObject({ apiUrl: 'https://api.example' })
    expect(config().apiUrl).toBe('https://api.example')
    expect(fetch.mock.calls[0]?.[0]).toBe('/config.json')
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'same-origin', cache: 'no-cache' })
  })

  test.each([
    ['no file', 'unusable', async () => new Response('no', { status: 404 })],
    ['a page instead of the file', 'unusable', async () => new Response('<!doctype html>')],
    ['an incomplete file', 'unusable', async () => new Response('{"apiUrl": "https://api.ex')],
    ['no entry for the API', 'unusable', async () => Response.json({ apiURL: 'https://api.example' })],
    ['a response with the status 503', 'unreachable', async () => new Response('', { status: 503 })],
    ['no connection', 'unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    "reports %s as the failure '%s', and keeps the previous configuration",
    async (_name, failure, respond) => {
      applyConfig({ apiUrl: 'https://before.example' })
      stubFetch(respond)
      await expect(loadConfig()).rejects.toMatchObject({ name: 'ConfigError', failure })
      expect(config().apiUrl).toBe('https://before.example')
    },
  )

  test('fails as unreachable if there is no response within five seconds', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const rejection = expect(loadConfig()).rejects.toMatchObject({ failure: 'unreachable' })
    await vi.advanceTimersByTimeAsync(5_000)
    await rejection
  })
})
