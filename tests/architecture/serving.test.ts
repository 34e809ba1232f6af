import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applyConfig } from '@/config'
import { palettes } from '@/design-system/theme/palettes'
import { isPage } from '@/hosting/page-addresses'
import { manifest } from '@/hosting/root-files'
import {
  addPageHashes,
  allowInline,
  contentSecurityPolicy,
  createRuntimeConfig,
  createSecurityHeaders,
  type ServedBuild,
  selectResponseHeaders,
} from '@/hosting/server-config'
import { paths } from '@/paths'

const createServedBuild = (overrides: Partial<ServedBuild> = {}): ServedBuild => ({
  config: createRuntimeConfig({}),
  isDevelopment: false,
  hasMock: false,
  ...overrides,
})

/** Returns the sources of a directive; undefined if the policy lacks the directive. */
function findSources(policy: string, directive: string): string[] | undefined {
  const matchingDirective = policy.split('; ').find((part) => part.split(' ')[0] === directive)
  return matchingDirective?.split(' ').slice(1)
}

describe('the runtime configuration', () => {
  it('has every setting that the portal reads, with and without environment variables', () => {
    const config = createRuntimeConfig({
      API_URL: 'https://api.example.com',
      ADMIN_URL: 'https://admin.example.com',
      HELP_URL: 'https://help.example.com',
      SUPPORT_URL: 'https://support.example.com',
      CHAT_SCRIPT_URL: 'https://chat.example.com/start.js',
      APP_STORE_URL: 'https://stores.example.com/ios',
      PLAY_STORE_URL: 'https://stores.example.com/android',
      IDEMPOTENCY_KEYS: 'true',
      ERROR_REPORT_URL: 'https://reports.example/portal',
    })
    expect(Object.values(config).every(Boolean)).toBe(true)
    expect(applyConfig(config)).toEqual(config)
    expect(applyConfig(createRuntimeConfig({}))).toEqual(applyConfig({ apiUrl: '' }))
    expect(Object.keys(config).sort()).toEqual(Object.keys(applyConfig({ apiUrl: '' })).sort())
  })

  it('reads the valid accent colours in ACCENTS, and keeps the accents of the build if ACCENTS is not set', () => {
    const { accents } = createRuntimeConfig({ ACCENTS: '12=#7e22ce  15=#C2410C 16=red x=#ffffff' })
    expect(accents).toEqual({ 12: '#7e22ce', 15: '#C2410C' })
    expect(createRuntimeConfig({}, { accents }).accents).toEqual(accents)
    expect(createRuntimeConfig({ ACCENTS: '' }, { accents }).accents).toEqual({})
  })

  it('replaces a setting of the build if its variable is set, even to an empty text, and otherwise keeps it', () => {
    const buildConfig = createRuntimeConfig({ API_URL: 'https://one.example.com', IDEMPOTENCY_KEYS: 'true' })
    expect(createRuntimeConfig({ HELP_URL: 'https://help.example.com' }, buildConfig)).toEqual({
      ...buildConfig,
      helpUrl: 'https://help.example.com',
    })
    expect(createRuntimeConfig({ API_URL: '', IDEMPOTENCY_KEYS: 'false' }, buildConfig)).toEqual(
      createRuntimeConfig({}),
    )
  })
})

describe('the content security policy', () => {
  it('allows only the origin of the portal by default', () => {
    const policy = contentSecurityPolicy(createServedBuild())
    expect(findSources(policy, 'default-src')).toEqual(["'none'"])
    expect(findSources(policy, 'script-src')).toEqual(["'self'"])
    expect(findSources(policy, 'connect-src')).toEqual(["'self'"])
    expect(findSources(policy, 'worker-src')).toEqual(["'self'"])
    for (const directive of ['base-uri', 'frame-ancestors', 'object-src', 'frame-src'])
      expect(findSources(policy, directive)).toEqual(["'none'"])
    expect(policy).not.toMatch(/unsafe|\*|http/)
  })

  it('allows the scripts and styles in the HTML by their hashes', () => {
    const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }
    const policy = allowInline(contentSecurityPolicy(createServedBuild()), hashes)
    expect(findSources(policy, 'script-src')).toEqual(["'self'", "'sha256-a'"])
    expect(findSources(policy, 'style-src')).toEqual([
      "'self'",
      expect.stringContaining('sha256'),
      "'sha256-b'",
    ])
  })

  it('allows requests to the origin of the API', () => {
    const config = createRuntimeConfig({ API_URL: 'https://api.example.com/v3/' })
    expect(findSources(contentSecurityPolicy(createServedBuild({ config })), 'connect-src')).toEqual([
      "'self'",
      'https://api.example.com',
    ])
  })

  it('allows uploads to the storage origins, and images from the storage origins', () => {
    const config = createRuntimeConfig({
      STORAGE_ORIGINS: ' https://one.example/bucket  https://two.example',
    })
    const policy = contentSecurityPolicy(createServedBuild({ config }))
    const storage = ['https://one.example', 'https://two.example']
    expect(findSources(policy, 'connect-src')).toEqual(["'self'", ...storage])
    expect(findSources(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', ...storage])
    expect(createRuntimeConfig({}, config)).toEqual(config)
  })

  it('allows the script, the frame and the trusted types policy of the configured chat', () => {
    const config = createRuntimeConfig({ CHAT_SCRIPT_URL: 'https://chat.example.com/start.js' })
    const policy = contentSecurityPolicy(createServedBuild({ config }))
    expect(findSources(policy, 'script-src')).toEqual(["'self'", 'https://chat.example.com'])
    expect(findSources(policy, 'frame-src')).toEqual(['https://chat.example.com'])
    expect(findSources(policy, 'trusted-types')).toEqual(['portal', 'portal-chat', 'portal-worker'])
  })

  it('requires trusted types, and allows `default` instead of `portal-worker` in a build with the mock', () => {
    const policy = contentSecurityPolicy(createServedBuild())
    expect(findSources(policy, 'require-trusted-types-for')).toEqual(["'script'"])
    expect(findSources(policy, 'trusted-types')).toEqual(['portal', 'portal-worker'])
    expect(findSources(contentSecurityPolicy(createServedBuild({ hasMock: true })), 'trusted-types')).toEqual(
      ['portal', 'default'],
    )
  })

  it('in development, allows inline styles and web sockets, and does not require trusted types', () => {
    const policy = contentSecurityPolicy(createServedBuild({ isDevelopment: true }))
    expect(findSources(policy, 'style-src')).toContain("'unsafe-inline'")
    expect(findSources(policy, 'connect-src')).toContain('ws:')
    expect(findSources(policy, 'require-trusted-types-for')).toBeUndefined()
    expect(findSources(policy, 'script-src')).toEqual(["'self'"])
  })
})

describe('the security headers besides the content security policy', () => {
  it('isolate the page from other origins, send no referrer and forbid the guessing of media types', () => {
    expect(createSecurityHeaders(createServedBuild())).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
    })
  })
})

describe('the headers of a page', () => {
  it('are those of other files, with the hashes of its scripts and styles in the policy', () => {
    const headers = createSecurityHeaders(createServedBuild())
    expect(addPageHashes(headers, undefined)).toEqual(headers)
    const page = addPageHashes(headers, { scripts: ["'sha256-a'"], styles: [] })
    const { 'Content-Security-Policy': policy = '', ...others } = page
    expect(headers).toMatchObject(others)
    expect(findSources(policy, 'script-src')).toEqual(["'self'", "'sha256-a'"])
    expect(policy.replace(" 'sha256-a'", '')).toBe(headers['Content-Security-Policy'])
  })
})

describe('the headers of a response', () => {
  const securityHeaders = createSecurityHeaders(createServedBuild())
  const select = (path: string, isMissing = false) => selectResponseHeaders(securityHeaders, path, isMissing)

  it('lack the headers of pages for a script whose name has a hash, and have all of them for a page or a worker', () => {
    const headers = select('/static/js/index.0123456789.js')
    expect(headers).not.toHaveProperty('Content-Security-Policy')
    expect(headers).toHaveProperty('X-Content-Type-Options')
    for (const path of ['/', '/login', '/sw.js', '/icon.svg'])
      expect(select(path)).toMatchObject(securityHeaders)
  })

  it.each([
    ...['/', '/login', '/index.html', '/invite/a.b', '/config.json', '/sw.js', '/icon.svg'],
    ...['/static/js/index.js', '/index.0123456789.js', '/static/0123456789/index.js'],
  ])('require revalidation of %s', (path) => expect(select(path)['Cache-Control']).toBe('no-cache'))

  it.each([
    '/static/js/index.0123456789.js',
    '/static/js/async/j9.939ce03463.js',
    '/static/js/lib-react.b86495d663.js.LICENSE.txt',
    '/static/font/text.0123456789.woff2',
  ])('let caches keep %s, whose name has a hash of its content', (path) => {
    expect(select(path)['Cache-Control']).toBe('public, max-age=31536000, immutable')
    expect(isPage(path)).toBe(false)
  })

  it('forbid to keep the response for a missing file, and are those of a page otherwise', () =>
    expect(select('/static/js/index.0123456789.js', true)).toEqual({
      ...securityHeaders,
      'Cache-Control': 'no-store',
    }))

  it('have nothing about caches for a path of the API', () => {
    expect(select('/fapi/terms/')).toEqual(securityHeaders)
    expect(isPage('/fapi/terms/')).toBe(false)
  })
})

describe('the page addresses', () => {
  it.each([
    '/none.png',
    '/mockServiceWorker.js',
    '/robots.txt',
    '/.env',
    '/.git/config',
    '/static/none.js',
    '/fapi/none/',
  ])('exclude %s', (path) => expect(isPage(path)).toBe(false))

  it.each([...Object.values(paths).map(({ pattern }) => pattern), '/goto/a.b', '/invite/a.b', '/catalogo'])(
    'include %s',
    (path) => expect(isPage(path)).toBe(true),
  )
})

describe('index.html', () => {
  const page = readFileSync(new URL('../../src/index.html', import.meta.url), 'utf8')

  it('has the language es-AR and the title of the portal', () => {
    expect(page).toContain('<html lang="es-AR">')
    expect(page).toContain('<title>Portal de residentes</title>')
  })

  it('has the canvas colour of each theme as `theme-color`, and the manifest has the light one', () => {
    const colours = [
      ...page.matchAll(/name="theme-color" media="\(prefers-color-scheme: (\w+)\)" content="(#\w+)"/g),
    ]
    expect(colours.map(([, theme, colour]) => [theme, colour])).toEqual([
      ['light', palettes.light.canvas],
      ['dark', palettes.dark.canvas],
    ])
    const { theme_color, background_color } = manifest
    expect([theme_color, background_color]).toEqual([palettes.light.canvas, palettes.light.canvas])
  })

  it('has no inline scripts or styles, because the content security policy blocks them', () => {
    expect(page).not.toMatch(/<script|<style|style=|\son\w+=/)
  })
})
