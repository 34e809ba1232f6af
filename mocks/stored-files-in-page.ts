import { getPageRoot } from './page-root.ts'

/** The request of the service worker to a page, for a file that the user opened in a tab. */
export interface StoredFileRequest {
  type: 'stored-file'
  url: string
}

/** The response of the page. If the file belongs to another demo on the host, the page posts null instead. */
export interface StoredFileResponse {
  status: number
  headers: [name: string, value: string][]
  body: ArrayBuffer
}

const isStoredFileRequest = (data: unknown): data is StoredFileRequest =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'stored-file'

const isFileOfDemo = (url: string) => new URL(url).pathname.startsWith(`${getPageRoot()}uploads/`)

/** Responds to the service worker's requests for files of this page's backend. */
export function serveStoredFiles(respond: (request: Request) => Promise<Response>): void {
  navigator.serviceWorker.addEventListener('message', async ({ data, ports: [port] }) => {
    if (!port || !isStoredFileRequest(data)) return
    if (!isFileOfDemo(data.url)) {
      port.postMessage(null)
      return
    }
    const response = await respond(new Request(data.url))
    const body = await response.arrayBuffer()
    const fileResponse: StoredFileResponse = { status: response.status, headers: [...response.headers], body }
    port.postMessage(fileResponse, [body])
  })
}
