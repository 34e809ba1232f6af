import { resolveIntendedAddress } from '@mocks/static-host-address'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { demoMarker, redirectToDemo } from '@/static-host/redirect-to-demo'

afterEach(() => vi.unstubAllGlobals())

const host = 'https://host.example'
const sections = ['login', 'invite', 'manageproperty', 'submissions']

/**
 * Runs `redirectToDemo` at `address` on a host that has the marker file of a demo in each of `demoFolders`.
 * `createOtherResponse` creates the host's response to a request for any other file; by default, this response is a 404.
 * Returns three values: `isFound` says whether there is a demo, `target` is the address of the redirect, and `calls` are the
 * requested paths.
 */
async function runRedirect(address: string, demoFolders: string[], createOtherResponse?: () => Response) {
  const calls: string[] = []
  let target: string | undefined
  const url = new URL(address, host)
  const { origin, pathname, search, href } = url
  const replace = (redirect: string) => (target = redirect.replace(host, ''))
  vi.stubGlobal('location', { origin, pathname, search, href, replace })
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace(host, '')
    calls.push(path)
    if (demoFolders.some((folder) => path === folder + demoMarker.file)) return new Response(demoMarker.text)
    return createOtherResponse?.() ?? new Response('No encontrado', { status: 404 })
  })
  return { isFound: await redirectToDemo(sections, demoMarker.file), target, calls }
}

/** Adds a slash after the folder `/a/b` in `address`. Returns the address that the portal shows there. */
const resolveWithSlash = (address: string) =>
  resolveIntendedAddress(new URL(address.replace('/a/b', '/a/b/'), host), '/a/b/').href

it.each([
  ['/barrio/demo/manageproperty/12?x=1#h', '/barrio/demo/', 'manageproperty/12?x=1#h'],
  ['/manageproperty/12', '/', 'manageproperty/12'],
  ['/barrio/demo/submissions/101/new?demo=v1;a=b', '/barrio/demo/', 'submissions/101/new?demo=v1;a=b'],
])(
  'redirects an address of the portal to the folder of the demo, with one request: %s',
  async (address, folder, portalAddress) => {
    expect(await runRedirect(address, [folder])).toEqual({
      isFound: true,
      target: `${folder}?at=${encodeURIComponent(portalAddress)}`,
      calls: [folder + demoMarker.file],
    })
  },
)

it.each([
  ['invite/demo-invitation', 'public.html'],
  ['unsubscribe/x/?y=1', 'public.html'],
  ['invite/x?y=1', 'public.html'],
  ['invite/x/more', ''],
  ['more/invite/x', ''],
])(
  'redirects the address of a public page to public.html, and no other address: %s',
  async (address, page) => {
    const { target } = await runRedirect(`/demo/${address}`, ['/demo/'])
    expect(target).toBe(`/demo/${page}?at=${encodeURIComponent(address)}`)
  },
)

it('redirects an address without a portal section to the demo in the nearest parent folder', async () => {
  const { target, calls } = await runRedirect('/barrio/demo/no/existe', ['/', '/barrio/demo/'])
  expect(target).toBe('/barrio/demo/?at=no%2Fexiste')
  expect(calls).toEqual(
    ['/barrio/demo/no/existe/', '/barrio/demo/no/', '/barrio/demo/'].map(
      (folder) => folder + demoMarker.file,
    ),
  )
})

it('finds a demo in a folder that has the name of a portal section', async () => {
  const { target } = await runRedirect('/submissions/login', ['/submissions/'])
  expect(target).toBe('/submissions/?at=login')
})

it('recognizes a demo only by the content of the marker file', async () => {
  const createPage = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })
  expect((await runRedirect('/a/demo/x', ['/a/demo/'], createPage)).target).toBe('/a/demo/?at=x')
  for (const json of [{ name: 'another site' }, { isPortalDemo: 'no' }, null, []])
    expect((await runRedirect('/a/b/x', [], () => Response.json(json))).isFound).toBe(false)
})

it('does not redirect without a demo, or within the folder of the demo', async () => {
  expect(await runRedirect('/a/x', [])).toMatchObject({ isFound: false, target: undefined })
  expect(await runRedirect('/demo/?at=x', ['/demo/'])).toMatchObject({ isFound: false, target: undefined })
})

describe('at the address of a demo folder without the final slash, redirectToDemo', () => {
  it.each([
    ['/a/b', ''],
    ['/a/b?demo=1,demo,as:residente@demo.ar', '?demo=1,demo,as:residente@demo.ar'],
    ['/a/b?at=login#x', '?at=login#x'],
    ['/a/b#x', '#x'],
  ])(
    'redirects to the folder with the slash, and keeps the query string and the hash: %s',
    async (address, suffix) => {
      const { target } = await runRedirect(address, ['/', '/a/b/'])
      expect(target).toBe(`/a/b/?at=${encodeURIComponent(suffix)}`)
      const redirect = new URL(target ?? '', host)
      expect(resolveIntendedAddress(redirect, '/a/b/').href).toBe(resolveWithSlash(address))
    },
  )

  it('redirects to a demo in a parent folder although the host has removed a slash', async () => {
    expect((await runRedirect('/a/b?at=?x', ['/'])).target).toBe('/?at=a%2Fb%3Fat%3D%3Fx')
  })

  it('does not redirect if the host removes the slash again', async () => {
    const { target } = await runRedirect('/a/b?at=login', ['/a/b/'])
    expect(await runRedirect(target?.replace('/?', '?') ?? '', ['/a/b/'])).toMatchObject({
      isFound: false,
      target: undefined,
    })
  })
})
