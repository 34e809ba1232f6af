import { serveStoredFiles } from '@mocks/stored-files-in-page'
import { afterEach, expect, it, vi } from 'vitest'
import { runWorker } from './worker-scope'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const host = 'https://host.example'

interface Tab {
  url: string
  urls: string[]
  postMessage(message: { url: string }, transfer: [MessagePort]): void
}

type Listener = (event: { data: unknown; ports: unknown[] }) => Promise<void>

/** A tab of the demo below `root`, whose backend answers with the name of its folder. */
async function tabOf(root: string): Promise<Tab> {
  let listener: Listener = async () => {}
  const addEventListener = (_: string, added: Listener) => {
    listener = added
  }
  vi.stubGlobal('navigator', { serviceWorker: { addEventListener } })
  const urls: string[] = []
  serveStoredFiles(async () => new Response(`a file of ${root}`))
  return {
    url: `${host}${root}construction/501`,
    urls,
    postMessage(message, [port]) {
      urls.push(message.url)
      vi.stubGlobal('__webpack_public_path__', root)
      void listener({ data: message, ports: [port] })
    },
  }
}

/** A tab of another site on the host, which does not answer. */
const otherTab = (path: string): Tab => {
  const urls: string[] = []
  return { url: host + path, urls, postMessage: ({ url }) => urls.push(url) }
}

/** The response for a file of the demo below `root`, while these tabs are open. */
async function openFile(root: string, tabs: readonly Tab[]): Promise<string | undefined> {
  const world = { clients: { matchAll: async () => tabs }, fetch: async () => new Response('of the network') }
  const script = `${host}${root}mockServiceWorker.js`
  const navigate = await runWorker(script, world, () => import('@mocks/stored-files-worker'))
  return (await navigate(`${host}${root}uploads/1/plan.png`))?.text()
}

it('requests a file from its own demo', async () => {
  const tabs = [await tabOf('/x/'), await tabOf('/a/b/'), otherTab('/another-site/')]
  expect(await openFile('/a/b/', tabs)).toBe('a file of /a/b/')
  expect(tabs.map(({ urls }) => urls.length)).toEqual([0, 1, 0])
})

it('does not request a file from a demo in another folder', async () => {
  const tabs = [await tabOf('/x/'), await tabOf('/')]
  expect(await openFile('/', tabs)).toBe('a file of /')
  expect(await openFile('/x/', tabs)).toBe('a file of /x/')
})

it('uses the network if no page of the demo is open', async () => {
  expect(await openFile('/', [await tabOf('/x/')])).toBe('of the network')
  expect(await openFile('/a/b/', [await tabOf('/x/')])).toBe('of the network')
  expect(await openFile('/', [])).toBe('of the network')
})
