import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { App } from '@/app/App'
import { loadConfig } from '@/config'
import { runEarlyPublicScript, runEarlyScript } from '@/hosting/early-script'
import { firstReads } from '@/hosting/first-reads'
import { getBuiltPageFile } from '@/hosting/page-addresses'
import { renderPublic } from '../support/render-public'
import { loadScreens, startBackend } from '../support/render-screen'
import { chooseCases } from '../support/scope'

type PageName = keyof typeof firstReads

/** An address of each page with first reads that needs a session. */
const addresses: Record<string, string> = {
  home: '/',
  pass: '/preauthorization/pass/7001',
  movements: '/activitiesReport',
  lots: '/managedproperties',
  lot: '/manageproperty/201',
  works: '/constructions',
  work: '/construction/501',
  submissions: '/submissions',
  expiries: '/vencimientos',
}

const pages = Object.entries(addresses).flatMap(([name, address]) =>
  Object.keys(firstReads[name as PageName] ?? {}).map(
    (query) => [address + query, name as PageName] as const,
  ),
)

/** Runs the early script of a page at the present address. Returns the URLs of the calls, of which more come later. */
async function startEarly(name: PageName): Promise<string[]> {
  const urls: string[] = []
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (input === '/config.json') return Response.json({ apiUrl: window.location.origin })
    urls.push(String(input))
    return send(input, init)
  })
  const page = document.createElement('div')
  page.dataset.reads = JSON.stringify(firstReads[name])
  if (name === 'invite') runEarlyPublicScript(page)
  else runEarlyScript(page)
  await waitFor(() => expect(urls).toHaveLength(firstReads[name]?.[window.location.search]?.length ?? 0))
  return urls
}

/** The URLs of the reads that the early script has sent, and the portal has not taken. */
const listUntaken = () => [...(window.portalRequests?.keys() ?? [])].filter((url) => url !== '/config.json')

afterEach(() => {
  vi.unstubAllGlobals()
  window.portalRequests = undefined
})

test('every page with first reads has an address in these tests', () => {
  expect(Object.keys({ ...addresses, invite: '' }).sort()).toEqual(Object.keys(firstReads).sort())
  for (const [name, address] of Object.entries(addresses))
    expect(getBuiltPageFile(address)).toBe(name === 'home' ? '/index.html' : `/${name}.html`)
})

/**
 * The reads that follow the first ones. Photos and later pages depend on the rows. The home reads who is inside once the browser is
 * idle. What expires is read of each lot and work.
 */
const laterReadsOfPages: Partial<Record<PageName, RegExp>> = {
  home: /photo|[?&]page=[2-9]|[?&]in_property=true/,
  expiries: /manageproperties|\/property\/|\/works\/\d|\/submissions\//,
}

describe('the screen', () => {
  test.each(chooseCases(pages, 6))(
    'at %s takes the first reads of its page, and sends no others',
    async (address, name) => {
      await loadScreens()
      await startBackend({ as: 'residente' })
      window.history.replaceState(null, '', address)
      const urls = await startEarly(name)
      const earlyUrls = [...urls]
      render(<App />)
      await waitFor(() => expect(listUntaken()).toEqual([]))
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      const laterReads = laterReadsOfPages[name] ?? /photo|[?&]page=[2-9]/
      const isLater = (url: string) => !earlyUrls.includes(url) && laterReads.test(url)
      expect(urls.filter((url) => !isLater(url))).toEqual(earlyUrls)
    },
  )
})

test.each([
  ['/', 'home'],
  ['/activitiesReport', 'movements'],
  ['/managedproperties', 'lots'],
  ['/manageproperty/203?tab=vehiculos', 'lot'],
  ['/constructions', 'works'],
  ['/submissions', 'submissions'],
] as const)('the API refuses no first read of a tenant at %s', async (address, name) => {
  await startBackend({ as: 'inquilino' })
  window.history.replaceState(null, '', address)
  await startEarly(name)
  const responses = await Promise.all(
    [...(window.portalRequests?.values() ?? [])].map((sent) => sent.response),
  )
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
})

test('the API refuses a tenant only the list of co-residents, which the page of a lot reads before it knows who is a tenant', async () => {
  await startBackend({ as: 'inquilino' })
  window.history.replaceState(null, '', '/manageproperty/203')
  await startEarly('lot')
  const responses = [...(window.portalRequests ?? [])].map(async ([url, { response }]) => ({
    url,
    isRefused: (await response).status === 403,
  }))
  const refused = (await Promise.all(responses)).filter(({ isRefused }) => isRefused)
  expect(refused.map(({ url }) => new URL(url).pathname)).toEqual([
    '/fapi/customer/101/property/203/report/owners/',
  ])
})

test("the page of somebody else's lot does not read a list of the user's own lot", async () => {
  await startBackend({ as: 'inquilino' })
  window.history.replaceState(null, '', '/manageproperty/201?tab=vehiculos')
  vi.stubGlobal('fetch', async () => Response.json({ apiUrl: '' }))
  const page = document.createElement('div')
  page.dataset.reads = JSON.stringify(firstReads.lot)
  runEarlyScript(page)
  await waitFor(() => expect(listUntaken()).toHaveLength(2))
  expect(listUntaken().filter((url) => url.includes('/property/'))).toEqual([])
})

test('an invitation takes the first read of its page, which is sent without a session', async () => {
  let urls: string[] = []
  const prepare = async () => {
    window.history.replaceState(null, '', '/invite/demo-invitation')
    urls = await startEarly('invite')
    expect([...(window.portalRequests?.values() ?? [])].at(-1)?.headers).toEqual({
      Accept: 'application/json',
    })
  }
  await renderPublic('/invite/demo-invitation', { prepare })
  await screen.findByLabelText(/^Nombre/)
  expect(urls).toHaveLength(1)
  expect(listUntaken()).toEqual([])
})

test('an invitation in a hidden tab, which is not painted, sends its read at once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  await startBackend({})
  window.history.replaceState(null, '', '/invite/demo-invitation')
  expect(await startEarly('invite')).toHaveLength(1)
})

test('an invitation whose portal has requested the configuration before the first paint sends nothing', async () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (onFrame: () => void) => frames.push(onFrame))
  const send = vi.fn(async () => Response.json({ apiUrl: window.location.origin }))
  vi.stubGlobal('fetch', send)
  const page = document.createElement('div')
  page.dataset.reads = JSON.stringify(firstReads.invite)
  runEarlyPublicScript(page)
  await loadConfig()
  expect(send).toHaveBeenCalledTimes(1)
  expect(frames).not.toHaveLength(0)
  for (const onFrame of frames) onFrame()
  // The early script waits for a timer after the frame.
  await new Promise((resolve) => setTimeout(resolve, 1))
  expect(send).toHaveBeenCalledTimes(1)
})

test('a page sends no reads for a session that has expired, or for other queries', async () => {
  await startBackend({ as: 'residente' })
  const page = document.createElement('div')
  page.dataset.reads = JSON.stringify(firstReads.home)
  const fetch = vi.fn(async () => Response.json({ apiUrl: '' }))
  vi.stubGlobal('fetch', fetch)
  window.history.replaceState(null, '', '/?buscar=Ana')
  runEarlyScript(page)
  window.history.replaceState(null, '', '/')
  const session = JSON.parse(localStorage.getItem('portal.session') ?? '')
  localStorage.setItem('portal.session', JSON.stringify({ ...session, expires_at: Date.now() }))
  runEarlyScript(page)
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  await Promise.resolve()
  expect(listUntaken()).toEqual([])
})

test.each(
  chooseCases(
    [
      '/construction/abc',
      '/construction/0',
      '/invite/a%20b',
      '/invite/%E2%80%AEb',
      `/invite/${'x'.repeat(201)}`,
    ],
    2,
  ),
)('the page at %s sends no read, because the id is invalid', async (address) => {
  await startBackend({ as: 'residente' })
  const fetch = vi.fn(async () => Response.json({ apiUrl: '' }))
  vi.stubGlobal('fetch', fetch)
  window.history.replaceState(null, '', address)
  const page = document.createElement('div')
  const reads = firstReads[address.startsWith('/invite/') ? 'invite' : 'work']
  page.dataset.reads = JSON.stringify({ '': reads?.['']?.filter((template) => template.includes('{id}')) })
  runEarlyScript(page)
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  expect(listUntaken()).toEqual([])
})
