import { http, type Transport } from './http'
import { longTimeoutMs, timeoutMs } from './timeout'

/** Called during an upload. `share` is the fraction of the body that was sent, from 0 to 1. */
export type OnProgress = (share: number) => void

/**
 * Creates a `Transport` that reports the progress of the upload, which `fetch` cannot do. If no progress event occurs
 * for `timeoutMs`, the transport aborts the request. A slow upload may take longer in total.
 */
const sendWithProgress =
  (onProgress: OnProgress): Transport =>
  (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout>
      const abort = () => request.abort()
      const restartTimeout = () => {
        clearTimeout(timer)
        timer = setTimeout(abort, timeoutMs)
      }
      const cleanUp = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        restartTimeout()
        if (lengthComputable && total > 0) onProgress(Math.min(1, loaded / total))
      }
      request.onload = () => {
        cleanUp()
        resolve(toResponse(request))
      }
      request.onerror = request.onabort = () => {
        cleanUp()
        reject(signal?.aborted ? signal.reason : new TypeError('Failed to send'))
      }
      request.open(method, address)
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      signal?.addEventListener('abort', abort)
      restartTimeout()
      request.send(body as XMLHttpRequestBodyInit)
      if (signal?.aborted) abort()
    })

/**
 * Converts a finished request to a `Response` with the header `Retry-After`, if any. For a status such as 204 the body is
 * null, because `Response` throws for a text.
 */
function toResponse(request: XMLHttpRequest): Response {
  const { status, responseText } = request
  // `getResponseHeader` would log an error for a header that the API hides from other origins.
  const [, retryAfter] = /^retry-after: *(.+)$/im.exec(request.getAllResponseHeaders()) ?? []
  const headers = new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter })
  return new Response([204, 205, 304].includes(status) ? null : responseText, { status, headers })
}

/**
 * Sends a form that contains a file. Uses `http`, so the call has the same bearer token and errors as any other call.
 * Returns the body of the response.
 */
export async function sendForm<Body>(
  url: string,
  form: FormData,
  { headers, signal, onProgress }: Pick<RequestInit, 'headers' | 'signal'> & { onProgress: OnProgress },
): Promise<Body> {
  const encodedForm = new Response(form)
  const formHeaders = new Headers(headers)
  formHeaders.set('Content-Type', encodedForm.headers.get('Content-Type') ?? 'multipart/form-data')
  const init = { method: 'POST', body: await encodedForm.arrayBuffer(), headers: formHeaders, signal }
  return http<Body>(url, init, sendWithProgress(onProgress), longTimeoutMs)
}
