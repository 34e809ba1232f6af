import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Where somebody is who opened that address of a demo below `root`. */
async function arrivesAt(address: string, root = '/barrio/demo/'): Promise<string> {
  const location = new URL(address, `https://host.example${root}`)
  let shown = location.href
  vi.stubGlobal('location', location)
  vi.stubGlobal('__webpack_public_path__', `https://host.example${root}`)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: URL) => (shown = to.href),
  })
  await import('@mocks/arrival')
  return shown.replace('https://host.example', '')
}

const at = (meant: string) => `?at=${encodeURIComponent(meant)}`

it.each([
  ['manageproperty/12', '/barrio/demo/manageproperty/12'],
  ['manageproperty/12?tab=a%20b&demo=v1#x', '/barrio/demo/manageproperty/12?tab=a%20b&demo=v1#x'],
  ['login/', '/barrio/demo/login'],
  ['', '/barrio/demo/'],
])('the address that was meant is there again: %s', async (meant, shown) => {
  expect(await arrivesAt(at(meant))).toBe(shown)
})

it('whichever page was sent for', async () => {
  expect(await arrivesAt(`public.html${at('invite/demo-invitation')}`)).toBe(
    '/barrio/demo/invite/demo-invitation',
  )
})

it.each([
  '//evil.example/barrio/demo/x',
  'https://evil.example/',
  'javascript:alert(1)',
  '../../elsewhere',
  '/barrio/demolition',
  'https://host.example@evil.example/barrio/demo/',
  'https://host.example:99999/',
])('what is none of the demo is not: %s', async (meant) => {
  expect(await arrivesAt(at(meant))).toBe(`/barrio/demo/${at(meant)}`)
})

it.each([
  ['index.html?x=1', '/barrio/demo/?x=1'],
  ['login/', '/barrio/demo/login'],
  ['login/?x=1', '/barrio/demo/login?x=1'],
  ['', '/barrio/demo/'],
  ['preauthorization/pass/3', '/barrio/demo/preauthorization/pass/3'],
])('the slash of a folder is not of the address: %s', async (address, shown) => {
  expect(await arrivesAt(address)).toBe(shown)
})

it('at the root of a host', async () => {
  expect(await arrivesAt(at('submissions?x'), '/')).toBe('/submissions?x')
  expect(await arrivesAt('/', '/')).toBe('/')
})
