import { http, type Transport } from './http'
import { longTimeoutMs, timeoutMs } from './timeout'

/** Called with how much of a body has gone, from 0 to 1. */
export type OnProgress = (share: number) => void

/**
 * A call that tells how much of it has gone, which `fetch` cannot; and that fails once nothing has gone or come for as
 * long as any call may take, so that a large file on a slow line is not given up while it moves.
 */
const sendWithProgress =
  (onProgress: OnProgress): Transport =>
  (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout>
      const stop = () => call.abort()
      const moved = () => {
        clearTimeout(timer)
        timer = setTimeout(stop, timeoutMs)
      }
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', stop)
      }
      call.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        moved()
        if (lengthComputable && total > 0) onProgress(Math.min(1, loaded / total))
      }
      call.onload = () => {
        end()
        resolve(answerOf(call))
      }
      call.onerror = call.onabort = () => {
        end()
        reject(signal?.aborted ? signal.reason : new TypeError('Failed to send'))
      }
      call.open(method, address)
      new Headers(headers).forEach((value, name) => {
        call.setRequestHeader(name, value)
      })
      signal?.addEventListener('abort', stop)
      moved()
      call.send(body as XMLHttpRequestBodyInit)
      if (signal?.aborted) stop()
    })

/** Those that have no body by their nature may not be given one. */
const answerOf = ({ status, responseText }: XMLHttpRequest): Response =>
  new Response([204, 205, 304].includes(status) ? null : responseText, { status })

/**
 * Sends a form with a file, as `http` sends any call: same headers, same errors. Answers the body.
 * Unlike other calls it carries the cookies of the API's own origin, if the portal is served from there: browsers give
 * no choice.
 */
export async function sendForm<Body>(
  url: string,
  form: FormData,
  { headers, signal, onProgress }: Pick<RequestInit, 'headers' | 'signal'> & { onProgress: OnProgress },
): Promise<Body> {
  const whole = new Response(form)
  const sent = new Headers(headers)
  sent.set('Content-Type', whole.headers.get('Content-Type') ?? 'multipart/form-data')
  const init = { method: 'POST', body: await whole.arrayBuffer(), headers: sent, signal }
  return http<Body>(url, init, sendWithProgress(onProgress), longTimeoutMs)
}
