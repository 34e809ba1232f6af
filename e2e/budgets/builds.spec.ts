import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, expect } from '@playwright/test'
import type { HostOptions } from '../fixtures'

const test = base.extend<Pick<HostOptions, 'httpMockUrl'>>({ httpMockUrl: ['', { option: true }] })

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

function filesOf(flavour: 'demo' | 'portal'): { path: string; text: string }[] {
  return readdirSync(`${dist}/${flavour}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .map((path) => ({ path: path.slice(dist.length), text: readFileSync(path, 'utf8') }))
}

const holding = (flavour: 'demo' | 'portal', text: string) =>
  filesOf(flavour)
    .filter((file) => file.text.includes(text) || file.path.includes(text))
    .map(({ path }) => path)

/** What only the mock, or a screen that is shown with it, says. */
const marks = [
  '__mock',
  'residente@demo.ar',
  'Demo1234',
  'mockServiceWorker',
  '/catalogo',
  'administracion',
  'MSW',
  'portal-mock',
]

for (const mark of marks)
  test(`'${mark}' is in the demo and not in the portal`, () => {
    expect(holding('demo', mark)).not.toEqual([])
    expect(holding('portal', mark)).toEqual([])
  })

test('the residents have a worker of their own, which holds what a pass needs, and the demo has not a byte of it', () => {
  for (const mark of ['portal-worker', 'portal-configuration']) {
    expect(holding('portal', mark), mark).not.toEqual([])
    expect(holding('demo', mark), mark).toEqual([])
  }
  const worker = readFileSync(`${dist}/portal/sw.js`, 'utf8')
  const held = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url)
  for (const url of held) expect(existsSync(`${dist}/portal${url}`), url).toBe(true)
  for (const name of ['index', 'shell', 'home', 'pass', 'qr'])
    expect(
      held.filter((url) => url.includes(`/${name}.`) && url.endsWith('.js')),
      name,
    ).toHaveLength(1)
  expect(held).toContain('/index.html')
  expect(held.filter((url) => /public/.test(url))).toEqual([])
  expect(existsSync(`${dist}/demo/sw.js`)).toBe(false)
})

test('who opens the portal asks for the worker anew each time', async ({ request }) => {
  const response = await request.get('/sw.js')
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  expect(response.headers()['content-type']).toMatch(/javascript/)
})

test('the portal brings its configuration, empty of any installation', () => {
  const config = JSON.parse(readFileSync(`${dist}/portal/config.json`, 'utf8'))
  expect(config).toMatchObject({ apiUrl: '', idempotencyKeys: false })
})

test('the preview points the same build at another API', async ({ request, httpMockUrl }) => {
  const response = await request.get('/config.json')
  expect(await response.json()).toMatchObject({ apiUrl: httpMockUrl })
  expect(response.headers()['content-security-policy']).toContain(`connect-src 'self' ${httpMockUrl}`)
})

test('every answer has the headers, and only pages fall back to the page', async ({ request }) => {
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
