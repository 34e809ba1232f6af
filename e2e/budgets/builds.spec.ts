import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test as base, expect } from '@playwright/test'
import type { HostOptions } from '../fixtures'
import { listScripts, measureKilobytes, readBuiltFile, scriptLimits } from './page-sizes'

const test = base.extend<Pick<HostOptions, 'httpMockUrl'>>({ httpMockUrl: ['', { option: true }] })

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

function readFiles(flavour: 'demo' | 'portal'): { path: string; text: string }[] {
  return (
    readdirSync(`${dist}/${flavour}`, { recursive: true, withFileTypes: true })
      // A compressed copy contains arbitrary bytes; a test below compares it with its file.
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .map((path) => ({ path: path.slice(dist.length), text: readFileSync(path, 'utf8') }))
  )
}

/** Returns the paths of the files of a build that have the text in their content or in their path. */
const findFilesWith = (flavour: 'demo' | 'portal', text: string) =>
  readFiles(flavour)
    .filter((file) => file.text.includes(text) || file.path.includes(text))
    .map(({ path }) => path)

/** Texts that occur only in the mock backend or in screens of the demo. */
const demoTexts = [
  '__mock',
  'residente@demo.ar',
  'Demo1234',
  'mockServiceWorker',
  '/catalogo',
  'administracion',
  'MSW',
  'portal-mock',
]

for (const text of demoTexts)
  test(`the demo build contains '${text}', and the portal build does not`, () => {
    expect(findFilesWith('demo', text)).not.toEqual([])
    expect(findFilesWith('portal', text)).toEqual([])
  })

for (const [page, limit] of Object.entries(scriptLimits))
  test(`the scripts in the HTML of the page '${page}' have at most ${limit} KB, as a release must`, () => {
    const scripts = listScripts(readBuiltFile(`/${page}.html`))
    expect(scripts).not.toEqual([])
    expect(measureKilobytes(scripts)).toBeLessThanOrEqual(limit)
  })

test('the portal build has compressed copies of its pages and scripts, and none of the configuration', () => {
  const files = globSync('**/*.{html,js}', { cwd: `${dist}/portal` })
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    const content = readFileSync(`${dist}/portal/${file}`)
    if (content.length < 1_024) continue
    expect(brotliDecompressSync(readFileSync(`${dist}/portal/${file}.br`)).equals(content), file).toBe(true)
    expect(gunzipSync(readFileSync(`${dist}/portal/${file}.gz`)).equals(content), file).toBe(true)
  }
  expect(globSync('config.json.*', { cwd: `${dist}/portal` })).toEqual([])
})

test('only the portal build has a service worker that precaches the files of a pass', () => {
  for (const identifier of ['portal-worker', 'portal-configuration']) {
    expect(findFilesWith('portal', identifier), identifier).not.toEqual([])
    expect(findFilesWith('demo', identifier), identifier).toEqual([])
  }
  const worker = readFileSync(`${dist}/portal/sw.js`, 'utf8')
  const precachedUrls = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url)
  for (const url of precachedUrls) expect(existsSync(`${dist}/portal${url}`), url).toBe(true)
  for (const name of ['index', 'shell', 'home', 'pass', 'qr', 'sign-in'])
    expect(
      precachedUrls.filter((url) => url.includes(`/${name}.`) && url.endsWith('.js')),
      name,
    ).toHaveLength(1)
  expect(precachedUrls).toContain('/index.html')
  expect(precachedUrls.filter((url) => /public/.test(url))).toEqual([])
  expect(existsSync(`${dist}/demo/sw.js`)).toBe(false)
})

test('the preview server sends headers that make browsers revalidate the service worker at each visit', async ({
  request,
}) => {
  const response = await request.get('/sw.js')
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  expect(response.headers()['content-type']).toMatch(/javascript/)
})

test('the preview server lets caches keep the files with a content hash, but not a missing file', async ({
  request,
}) => {
  const [file = ''] = globSync('static/js/index.*.js', { cwd: `${dist}/portal` })
  const response = await request.get(`/${file}`)
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers()['x-content-type-options']).toBe('nosniff')
  // Browsers read the policy only in the response of a page.
  expect(response.headers()['content-security-policy']).toBeUndefined()
  const missing = await request.get('/static/js/index.0000000000.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control'] ?? '').not.toContain('immutable')
})

test('the configuration in the portal build has an empty API address, and idempotency keys are off', () => {
  const config = JSON.parse(readFileSync(`${dist}/portal/config.json`, 'utf8'))
  expect(config).toMatchObject({ apiUrl: '', idempotencyKeys: false })
})

test('the preview server sends the API address of its environment in config.json and in the security policy', async ({
  request,
  httpMockUrl,
}) => {
  const response = await request.get('/config.json')
  expect(await response.json()).toMatchObject({ apiUrl: httpMockUrl })
  expect(response.headers()['content-security-policy']).toContain(`connect-src 'self' ${httpMockUrl}`)
})

test('the preview server sends security headers with every response, and 404 for addresses without a page or file', async ({
  request,
}) => {
  for (const [address, status] of [
    ['/', 200],
    ['/index.html', 200],
    ['/login', 200],
    ['/goto/a.b', 200],
    ['/invite/a.b', 200],
    ['/icon.svg', 200],
    ['/static/js/none.js', 404],
    ['/none.png', 404],
    ['/mockServiceWorker.js', 404],
    ['/fapi/terms/', 404],
    ['/__mock/state', 404],
  ] as const) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(status)
    expect(response.headers(), address).toMatchObject({
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  }
})
