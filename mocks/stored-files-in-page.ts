import { getPageRoot } from './page-root.ts'

/** The message by which the service worker requests a stored file from a page. */
export interface StoredFileRequest {
  type: 'stored-file'
  url: string
}

/** The page's response. If the file belongs to a different demo on the same host, the page posts null instead. */
export interface StoredFileResponse {
  status: number
  headers: [name: string, value: string][]
  body: ArrayBuffer
}

const isStoredFileRequest = (data: unknown): data is StoredFileRequest =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'stored-file'

const isFileOfDemo = (url: string) => new URL(url).pathname.startsWith(`${getPageRoot()}uploads/`)

/** Makes the page respond to the service worker's requests for stored files. `respond` gets a file from the mock backend. */
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
