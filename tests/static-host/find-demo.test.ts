import { resolveIntendedAddress } from '@mocks/static-host-address'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findDemo, mark } from '@/static-host/find-demo'

afterEach(() => vi.unstubAllGlobals())

const host = 'https://host.example'
const sections = ['login', 'invite', 'manageproperty', 'submissions']

/** Runs `findDemo` at an address of a host with demos in some folders. Returns the redirect and the requested paths. */
async function runFindDemo(address: string, demoFolders: string[], createOtherResponse?: () => Response) {
  const calls: string[] = []
  let target: string | undefined
  const url = new URL(address, host)
  const { origin, pathname, search, href } = url
  const replace = (redirect: string) => (target = redirect.replace(host, ''))
  vi.stubGlobal('location', { origin, pathname, search, href, replace })
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace(host, '')
    calls.push(path)
    if (demoFolders.some((folder) => path === folder + mark.file)) return new Response(mark.text)
    return createOtherResponse?.() ?? new Response('No encontrado', { status: 404 })
  })
  return { isFound: await findDemo(sections, mark.file), target, calls }
}

/** Returns the address that the portal shows if an address is opened with the final slash of its folder. */
const resolveWithSlash = (address: string) =>
  resolveIntendedAddress(new URL(address.replace('/a/b', '/a/b/'), host), '/a/b/').href

it.each([
  ['/barrio/demo/manageproperty/12?x=1#h', '/barrio/demo/', 'manageproperty/12?x=1#h'],
  ['/manageproperty/12', '/', 'manageproperty/12'],
  ['/barrio/demo/submissions/101/new?demo=v1;a=b', '/barrio/demo/', 'submissions/101/new?demo=v1;a=b'],
])(
  'redirects an address of the portal to the folder of the demo, with one request: %s',
  async (address, folder, portalAddress) => {
    expect(await runFindDemo(address, [folder])).toEqual({
      isFound: true,
      target: `${folder}?at=${encodeURIComponent(portalAddress)}`,
      calls: [folder + mark.file],
    })
  },
)

it('redirects the address of a public page to public.html', async () => {
  const { target } = await runFindDemo('/demo/invite/demo-invitation', ['/demo/'])
  expect(target).toBe('/demo/public.html?at=invite%2Fdemo-invitation')
})

it('redirects other addresses to the nearest demo', async () => {
  const { target } = await runFindDemo('/barrio/demo/no/existe', ['/', '/barrio/demo/'])
  expect(target).toBe('/barrio/demo/?at=no%2Fexiste')
})

it('finds a demo in a folder that has the name of a portal section', async () => {
  const { target } = await runFindDemo('/submissions/login', ['/submissions/'])
  expect(target).toBe('/submissions/?at=login')
})

it('recognizes a demo only by the content of its mark, not by any other page or JSON of the host', async () => {
  const createPage = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })
  expect((await runFindDemo('/a/demo/x', ['/a/demo/'], createPage)).target).toBe('/a/demo/?at=x')
  for (const json of [{ name: 'another site' }, { isPortalDemo: 'no' }, null, []])
    expect((await runFindDemo('/a/b/x', [], () => Response.json(json))).isFound).toBe(false)
})

it('does not redirect if there is no demo, or if the address is in the folder of the demo already', async () => {
  expect(await runFindDemo('/a/x', [])).toMatchObject({ isFound: false, target: undefined })
  expect(await runFindDemo('/demo/?at=x', ['/demo/'])).toMatchObject({ isFound: false, target: undefined })
})

describe('a folder without its final slash', () => {
  it.each([
    ['/a/b', ''],
    ['/a/b?demo=1,demo,as:residente@demo.ar', '?demo=1,demo,as:residente@demo.ar'],
    ['/a/b?at=login#x', '?at=login#x'],
    ['/a/b#x', '#x'],
  ])(
    'redirects to the folder with the slash and keeps the query and the hash: %s',
    async (address, suffix) => {
      const { target } = await runFindDemo(address, ['/', '/a/b/'])
      expect(target).toBe(`/a/b/?at=${encodeURIComponent(suffix)}`)
      const redirect = new URL(target ?? '', host)
      expect(resolveIntendedAddress(redirect, '/a/b/').href).toBe(resolveWithSlash(address))
    },
  )

  it('does not redirect if the host removes the slash again', async () => {
    const { target } = await runFindDemo('/a/b?at=login', ['/a/b/'])
    expect(await runFindDemo(target?.replace('/?', '?') ?? '', ['/a/b/'])).toMatchObject({
      isFound: false,
      target: undefined,
    })
  })
})
