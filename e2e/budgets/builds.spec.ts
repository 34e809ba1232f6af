import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, expect } from '@playwright/test'
import type { HostOptions } from '../fixtures'

const test = base.extend<Pick<HostOptions, 'httpMockUrl'>>({ httpMockUrl: ['', { option: true }] })

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

function readFiles(flavour: 'demo' | 'portal'): { path: string; text: string }[] {
  return readdirSync(`${dist}/${flavour}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .map((path) => ({ path: path.slice(dist.length), text: readFileSync(path, 'utf8') }))
}

const findFilesWith = (flavour: 'demo' | 'portal', text: string) =>
  readFiles(flavour)
    .filter((file) => file.text.includes(text) || file.path.includes(text))
    .map(({ path }) => path)

/** Texts that only the mock or a screen of the demo contains. */
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
  test(`finds '${text}' in the build of the demo, but not in the build of the portal`, () => {
    expect(findFilesWith('demo', text)).not.toEqual([])
    expect(findFilesWith('portal', text)).toEqual([])
  })

test('builds, for the portal only, a service worker that precaches the files that a pass needs', () => {
  for (const identifier of ['portal-worker', 'portal-configuration']) {
    expect(findFilesWith('portal', identifier), identifier).not.toEqual([])
    expect(findFilesWith('demo', identifier), identifier).toEqual([])
  }
  const worker = readFileSync(`${dist}/portal/sw.js`, 'utf8')
  const precachedUrls = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url)
  for (const url of precachedUrls) expect(existsSync(`${dist}/portal${url}`), url).toBe(true)
  for (const name of ['index', 'shell', 'home', 'pass', 'qr'])
    expect(
      precachedUrls.filter((url) => url.includes(`/${name}.`) && url.endsWith('.js')),
      name,
    ).toHaveLength(1)
  expect(precachedUrls).toContain('/index.html')
  expect(precachedUrls.filter((url) => /public/.test(url))).toEqual([])
  expect(existsSync(`${dist}/demo/sw.js`)).toBe(false)
})

test('makes browsers revalidate the service worker at each visit', async ({ request }) => {
  const response = await request.get('/sw.js')
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  expect(response.headers()['content-type']).toMatch(/javascript/)
})

test('ships a configuration without an API address and without idempotency keys', () => {
  const config = JSON.parse(readFileSync(`${dist}/portal/config.json`, 'utf8'))
  expect(config).toMatchObject({ apiUrl: '', idempotencyKeys: false })
})

test('has a preview server that takes the address of the API from its environment variables', async ({
  request,
  httpMockUrl,
}) => {
  const response = await request.get('/config.json')
  expect(await response.json()).toMatchObject({ apiUrl: httpMockUrl })
  expect(response.headers()['content-security-policy']).toContain(`connect-src 'self' ${httpMockUrl}`)
})

test('sends the security headers with every response, and index.html only for addresses of pages', async ({
  request,
}) => {
  for (const [address, status] of [
    ['/', 200],
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
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  }
})
