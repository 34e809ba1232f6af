import { resolveIntendedAddress } from '@mocks/static-host-address'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findDemo, mark } from '@/static-host/find-demo'

afterEach(() => vi.unstubAllGlobals())

const host = 'https://host.example'
const sections = ['login', 'invite', 'manageproperty', 'submissions']

/** Where an address without a file leads to, on a host that has demos in these folders; and what was asked for. */
async function lead(address: string, demos: string[], otherwise?: () => Response) {
  const asked: string[] = []
  let led: string | undefined
  const url = new URL(address, host)
  const { origin, pathname, search, href } = url
  const replace = (to: string) => (led = to.replace(host, ''))
  vi.stubGlobal('location', { origin, pathname, search, href, replace })
  vi.stubGlobal('fetch', async (asking: string) => {
    const path = asking.replace(host, '')
    asked.push(path)
    if (demos.some((folder) => path === folder + mark.file)) return new Response(mark.text)
    return otherwise?.() ?? new Response('No encontrado', { status: 404 })
  })
  return { isFound: await findDemo(sections, mark.file), led, asked }
}

/** Where somebody is who opens the same with the slash. */
const arrival = (address: string) =>
  resolveIntendedAddress(new URL(address.replace('/a/b', '/a/b/'), host), '/a/b/').href

it.each([
  ['/barrio/demo/manageproperty/12?x=1#h', '/barrio/demo/', 'manageproperty/12?x=1#h'],
  ['/manageproperty/12', '/', 'manageproperty/12'],
  ['/barrio/demo/submissions/101/new?demo=v1;a=b', '/barrio/demo/', 'submissions/101/new?demo=v1;a=b'],
])(
  'an address of the portal leads to the folder before it, at the first try: %s',
  async (address, folder, meant) => {
    expect(await lead(address, [folder])).toEqual({
      isFound: true,
      led: `${folder}?at=${encodeURIComponent(meant)}`,
      asked: [folder + mark.file],
    })
  },
)

it('redirects the links of messages to public.html', async () => {
  const { led } = await lead('/demo/invite/demo-invitation', ['/demo/'])
  expect(led).toBe('/demo/public.html?at=invite%2Fdemo-invitation')
})

it('redirects other addresses to the nearest demo', async () => {
  const { led } = await lead('/barrio/demo/no/existe', ['/', '/barrio/demo/'])
  expect(led).toBe('/barrio/demo/?at=no%2Fexiste')
})

it('finds a demo in a folder with the name of a section', async () => {
  const { led } = await lead('/submissions/login', ['/submissions/'])
  expect(led).toBe('/submissions/?at=login')
})

it('ignores a host that answers every address with a page', async () => {
  const page = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })
  expect((await lead('/a/demo/x', ['/a/demo/'], page)).led).toBe('/a/demo/?at=x')
  for (const json of [{ name: 'another site' }, { isPortalDemo: 'no' }, null, []])
    expect((await lead('/a/b/x', [], () => Response.json(json))).isFound).toBe(false)
})

it('does not redirect without a demo, or in a loop', async () => {
  expect(await lead('/a/x', [])).toMatchObject({ isFound: false, led: undefined })
  expect(await lead('/demo/?at=x', ['/demo/'])).toMatchObject({ isFound: false, led: undefined })
})

describe('a folder without its final slash', () => {
  it.each([
    ['/a/b', ''],
    ['/a/b?demo=1,demo,as:residente@demo.ar', '?demo=1,demo,as:residente@demo.ar'],
    ['/a/b?at=login#x', '?at=login#x'],
    ['/a/b#x', '#x'],
  ])('is led to the one with it, with the rest as it was: %s', async (address, meant) => {
    const { led } = await lead(address, ['/', '/a/b/'])
    expect(led).toBe(`/a/b/?at=${encodeURIComponent(meant)}`)
    const opened = new URL(led ?? '', host)
    expect(resolveIntendedAddress(opened, '/a/b/').href).toBe(arrival(address))
  })

  it('does not redirect if the host removes the slash again', async () => {
    const { led } = await lead('/a/b?at=login', ['/a/b/'])
    expect(await lead(led?.replace('/?', '?') ?? '', ['/a/b/'])).toMatchObject({
      isFound: false,
      led: undefined,
    })
  })
})
