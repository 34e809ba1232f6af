import { afterEach, expect, it, vi } from 'vitest'
import { runWorker } from './worker-scope'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const host = 'https://host.example'

/**
 * Runs the service worker of the demo in the folder `root`. In this folder, the host has only the files `index.html`,
 * `public.html` and `login`. Returns a function that simulates a navigation.
 */
const runDemoWorker = (root: string) => {
  const fetchFile = async (input: string | { url: string }) => {
    const url = typeof input === 'string' ? input : input.url
    if (url === `${host}${root}login`) return new Response('the host has it')
    const name = ['index', 'public'].find((page) => url === `${host}${root}${page}.html`)
    return name ? new Response(`${name}: src="./static/a.js"`) : new Response('lost', { status: 404 })
  }
  const globals = { portalSections: ['login', 'construction', 'invite'], fetch: fetchFile }
  return runWorker(`${host}${root}mockServiceWorker.js`, globals, () => import('@mocks/static-host-worker'))
}

it.each([
  ['construction/777', 'index'],
  ['Construction/777', 'index'],
  ['invite/a-key', 'public'],
])(
  'returns a page of the demo if the host has no file for an address of the portal: %s',
  async (address, name) => {
    const navigate = await runDemoWorker('/barrio/demo/')
    const response = await navigate(`${host}/barrio/demo/${address}`)
    expect(response?.status).toBe(200)
    expect(await response?.text()).toBe(`${name}: src="${host}/barrio/demo/static/a.js"`)
  },
)

it('returns a file of the host unchanged', async () => {
  const navigate = await runDemoWorker('/barrio/demo/')
  expect(await (await navigate(`${host}/barrio/demo/login`))?.text()).toBe('the host has it')
})

it.each(['/x/construction/777', '/another-site/page', '/uploads/1/a.png', '/constructions-old'])(
  'does not respond to an address outside the portal if the demo is at the root of the host: %s',
  async (address) => {
    const navigate = await runDemoWorker('/')
    expect(navigate(host + address)).toBeUndefined()
  },
)

it('does not respond without `portalSections`, which only the build for static hosts adds to the script', async () => {
  const navigate = await runWorker(
    `${host}/mockServiceWorker.js`,
    {},
    () => import('@mocks/static-host-worker'),
  )
  expect(navigate(`${host}/construction/777`)).toBeUndefined()
})
