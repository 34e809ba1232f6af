import { getPageRoot } from './page-root.ts'

/** What the mock's worker asks a page: a file that somebody opens in a tab of its own. */
export interface StoredFileRequest {
  type: 'stored-file'
  url: string
}

/** The page's answer, as a response is made of it; null for a file of another demo on the host. */
export interface StoredFileResponse {
  status: number
  headers: [name: string, value: string][]
  body: ArrayBuffer
}

const isQuestion = (data: unknown): data is StoredFileRequest =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'stored-file'

const isOurs = (url: string) => new URL(url).pathname.startsWith(`${getPageRoot()}uploads/`)

/** Lets the worker have the files that this page's backend keeps. */
export function serveStoredFiles(answer: (request: Request) => Promise<Response>): void {
  navigator.serviceWorker.addEventListener('message', async ({ data, ports: [port] }) => {
    if (!port || !isQuestion(data)) return
    if (!isOurs(data.url)) {
      port.postMessage(null)
      return
    }
    const response = await answer(new Request(data.url))
    const body = await response.arrayBuffer()
    const told: StoredFileResponse = { status: response.status, headers: [...response.headers], body }
    port.postMessage(told, [body])
  })
}
