import { serveStoredFiles } from '@mocks/stored-files-in-page'
import { afterEach, expect, it, vi } from 'vitest'
import { runWorker } from './worker-scope'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const host = 'https://host.example'

/** A `WindowClient` of a service worker, with the URLs of the files that the worker requested from the tab. */
interface Tab {
  url: string
  requestedUrls: string[]
  postMessage(message: { url: string }, transfer: [MessagePort]): void
}

type Listener = (event: { data: unknown; ports: unknown[] }) => Promise<void>

/** Opens a tab of the demo in the folder `root`. The backend of the tab responds with the name of the folder. */
async function openTab(root: string): Promise<Tab> {
  let listener: Listener = async () => {}
  const addEventListener = (_type: string, newListener: Listener) => {
    listener = newListener
  }
  vi.stubGlobal('navigator', { serviceWorker: { addEventListener } })
  const requestedUrls: string[] = []
  serveStoredFiles(async () => new Response(`a file of ${root}`))
  return {
    url: `${host}${root}construction/501`,
    requestedUrls,
    postMessage(message, [port]) {
      requestedUrls.push(message.url)
      vi.stubGlobal('__webpack_public_path__', root)
      void listener({ data: message, ports: [port] })
    },
  }
}

/** Opens a tab of another site on the same host. The tab does not respond to requests for files. */
const openOtherSite = (path: string): Tab => {
  const requestedUrls: string[] = []
  return { url: host + path, requestedUrls, postMessage: ({ url }) => requestedUrls.push(url) }
}

/** Opens a stored file of the demo in the folder `root` while `tabs` are open. Returns the text of the worker's response. */
async function openFile(root: string, tabs: readonly Tab[]): Promise<string | undefined> {
  const globals = {
    clients: { matchAll: async () => tabs },
    fetch: async () => new Response('of the network'),
  }
  const script = `${host}${root}mockServiceWorker.js`
  const navigate = await runWorker(script, globals, () => import('@mocks/stored-files-worker'))
  return (await navigate(`${host}${root}uploads/1/plan.png`))?.text()
}

it('requests a file only from the tab of the demo to which the file belongs', async () => {
  const tabs = [await openTab('/x/'), await openTab('/a/b/'), openOtherSite('/another-site/')]
  expect(await openFile('/a/b/', tabs)).toBe('a file of /a/b/')
  expect(tabs.map(({ requestedUrls }) => requestedUrls.length)).toEqual([0, 1, 0])
})

it('returns the file of the right demo if one demo is at the root of the host and the other in a folder', async () => {
  const tabs = [await openTab('/x/'), await openTab('/')]
  expect(await openFile('/', tabs)).toBe('a file of /')
  expect(await openFile('/x/', tabs)).toBe('a file of /x/')
})

it('requests a file from the network if no tab of its demo is open', async () => {
  expect(await openFile('/', [await openTab('/x/')])).toBe('of the network')
  expect(await openFile('/a/b/', [await openTab('/x/')])).toBe('of the network')
  expect(await openFile('/', [])).toBe('of the network')
})
