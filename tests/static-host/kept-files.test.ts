import { serveStoredFiles } from '@mocks/stored-files-in-page'
import { afterEach, expect, it, vi } from 'vitest'
import { runWorker } from './worker-scope'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const host = 'https://host.example'

/** A window of the host, as a worker sees it. */
interface Tab {
  url: string
  asked: string[]
  postMessage(message: { url: string }, transfer: [MessagePort]): void
}

type Listener = (event: { data: unknown; ports: unknown[] }) => Promise<void>

/** A tab that shows a page of the demo below `root`, whose backend says with each file that it was the one. */
async function tabOf(root: string): Promise<Tab> {
  let listener: Listener = async () => {}
  const addEventListener = (_: string, added: Listener) => {
    listener = added
  }
  vi.stubGlobal('navigator', { serviceWorker: { addEventListener } })
  const asked: string[] = []
  serveStoredFiles(async () => new Response(`a file of ${root}`))
  return {
    url: `${host}${root}construction/501`,
    asked,
    postMessage(message, [port]) {
      asked.push(message.url)
      vi.stubGlobal('__webpack_public_path__', root)
      void listener({ data: message, ports: [port] })
    },
  }
}

/** A tab of something else on the host, which answers nothing. */
const otherTab = (path: string): Tab => {
  const asked: string[] = []
  return { url: host + path, asked, postMessage: ({ url }) => asked.push(url) }
}

/** What is shown of a file of the demo below `root`, while these tabs are open. */
async function openFile(root: string, tabs: readonly Tab[]): Promise<string | undefined> {
  const world = { clients: { matchAll: async () => tabs }, fetch: async () => new Response('of the network') }
  const script = `${host}${root}mockServiceWorker.js`
  const navigate = await runWorker(script, world, () => import('@mocks/stored-files-worker'))
  return (await navigate(`${host}${root}uploads/1/plan.png`))?.text()
}

it('of two demos on a host, that one is asked for a file whose it is', async () => {
  const tabs = [await tabOf('/x/'), await tabOf('/a/b/'), otherTab('/another-site/')]
  expect(await openFile('/a/b/', tabs)).toBe('a file of /a/b/')
  expect(tabs.map(({ asked }) => asked.length)).toEqual([0, 1, 0])
})

it('a demo in a folder below the other has not the files of that one', async () => {
  const tabs = [await tabOf('/x/'), await tabOf('/')]
  expect(await openFile('/', tabs)).toBe('a file of /')
  expect(await openFile('/x/', tabs)).toBe('a file of /x/')
})

it('the network is asked at once where no page is open that has it', async () => {
  expect(await openFile('/', [await tabOf('/x/')])).toBe('of the network')
  expect(await openFile('/a/b/', [await tabOf('/x/')])).toBe('of the network')
  expect(await openFile('/', [])).toBe('of the network')
})
