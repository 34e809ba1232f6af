import { afterEach, describe, expect, test, vi } from 'vitest'
import { config, loadConfig, takeConfig } from '@/config'

const defaults = {
  apiUrl: '',
  adminUrl: '',
  helpUrl: '',
  supportUrl: '',
  chatScriptUrl: '',
  appStoreUrl: '',
  playStoreUrl: '',
  storageOrigins: [],
  idempotencyKeys: false,
  accents: {},
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  takeConfig({})
})

describe('taking a configuration', () => {
  test('what it says stands, without spaces and final slashes', () => {
    takeConfig({
      apiUrl: 'https://api.example//',
      adminUrl: ' https://admin.example/web/ ',
      helpUrl: 'https://help.example/form?of=portal',
      supportUrl: 'mailto:soporte@example.com',
      chatScriptUrl: 'https://chat.example/widget.js',
      appStoreUrl: 'https://apps.example/portal',
      playStoreUrl: 'https://play.example/portal',
      storageOrigins: [' https://photos.example/bucket/', 'https://FILES.example:8443'],
      idempotencyKeys: true,
      accents: { 12: '#7E22CE', 15: 'purple', 16: 7, 17: '#c2410c;}' },
    })
    expect(config()).toEqual({
      apiUrl: 'https://api.example',
      adminUrl: 'https://admin.example/web',
      helpUrl: 'https://help.example/form?of=portal',
      supportUrl: 'mailto:soporte@example.com',
      chatScriptUrl: 'https://chat.example/widget.js',
      appStoreUrl: 'https://apps.example/portal',
      playStoreUrl: 'https://play.example/portal',
      storageOrigins: ['https://photos.example', 'https://files.example:8443'],
      idempotencyKeys: true,
      accents: { 12: '#7E22CE' },
    })
  })

  test.each([undefined, null, 'https://api.example', 7, [], {}])(
    '%j is none: the defaults stand',
    (input) => {
      expect(takeConfig(input)).toEqual(defaults)
    },
  )

  test.each([
    ['apiUrl', 'api.example'],
    ['apiUrl', 'ftp://api.example'],
    ['apiUrl', 'https://'],
    ['apiUrl', 7],
    ['adminUrl', 'javascript:alert(1)'],
    ['adminUrl', 'mailto:admin@example.com'],
    ['helpUrl', ' JavaScript:alert(1)'],
    ['helpUrl', 'data:text/html,<script>'],
    ['supportUrl', '//support.example'],
    ['chatScriptUrl', 'http://chat.example/widget.js'],
    ['appStoreUrl', 'itms-apps://apps.example/portal'],
    ['playStoreUrl', 'javascript:alert(1)'],
    ['accents', '#7e22ce'],
    ['storageOrigins', 'https://photos.example'],
    ['storageOrigins', ['https://photos.example', 'http://photos.example']],
    ['storageOrigins', ['https://']],
    ['idempotencyKeys', 'true'],
    ['idempotencyKeys', null],
  ])('%s cannot be %j: it counts as absent, and the others stand', (name, value) => {
    const others = { apiUrl: 'https://api.example', helpUrl: 'https://help.example', idempotencyKeys: true }
    const kept = { ...defaults, ...others, [name]: defaults[name as keyof typeof defaults] }
    expect(takeConfig({ ...others, [name]: value })).toEqual(kept)
  })

  test('what it says of nothing that is known is left out', () => {
    expect(takeConfig({ apiURL: 'https://api.example', token: 'secret' })).toEqual(defaults)
  })
})

describe('reading it at start', () => {
  const answer = (reply: () => Promise<Response>) => {
    const fetch = vi.fn((_url: string, _init: RequestInit) => reply())
    vi.stubGlobal('fetch', fetch)
    return fetch
  }

  test('reads the file beside the portal, past what the browser kept of it', async () => {
    const fetch = answer(async () => Response.json({ apiUrl: 'https://api.example' }))
    await expect(loadConfig()).resolves.toMatchObject({ apiUrl: 'https://api.example' })
    expect(config().apiUrl).toBe('https://api.example')
    expect(fetch.mock.calls[0]?.[0]).toBe('/config.json')
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', cache: 'no-cache' })
  })

  test.each([
    ['no file', async () => new Response('no', { status: 404 })],
    ['a page in its place', async () => new Response('<!doctype html>')],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('with %s the defaults stand', async (_name, reply) => {
    takeConfig({ apiUrl: 'https://before.example' })
    answer(reply)
    await expect(loadConfig()).resolves.toEqual(defaults)
    expect(config()).toEqual(defaults)
  })

  test('a file that never comes does not keep the portal blank', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const loaded = loadConfig()
    await vi.advanceTimersByTimeAsync(5_000)
    await expect(loaded).resolves.toEqual(defaults)
  })
})
