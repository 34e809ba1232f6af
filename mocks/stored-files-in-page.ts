import { getPageRoot } from './page-root.ts'

/** The service worker's request to a page for a file that was opened in its own tab. */
export interface StoredFileRequest {
  type: 'stored-file'
  url: string
}

/** The page's response; null for a file of another demo on the host. */
export interface StoredFileResponse {
  status: number
  headers: [name: string, value: string][]
  body: ArrayBuffer
}

const isQuestion = (data: unknown): data is StoredFileRequest =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'stored-file'

const isOurs = (url: string) => new URL(url).pathname.startsWith(`${getPageRoot()}uploads/`)

/** Answers the service worker's requests for files of this page's backend. */
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
