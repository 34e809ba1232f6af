import { config } from '../config'
import { parseUrl } from '../parse-url'
import { ApiError } from './api-error'
import { startTimeout, timeoutMs } from './timeout'

/**
 * Returns the URL of an upload if it is at the portal's origin, the API's, or one of the configuration. Any other is refused,
 * because photos of people are uploaded there.
 */
function requireAllowedUrl(url: string): string {
  const { apiUrl, storageOrigins } = config()
  const apiOrigin = apiUrl || window.location.origin
  const address = parseUrl(url, apiOrigin)
  const allowed = [window.location.origin, new URL(apiOrigin).origin, ...storageOrigins]
  if (!address || !allowed.includes(address.origin) || address.username || address.password) {
    throw new TypeError('The address of an upload is not one that the configuration allows')
  }
  return address.href
}

/**
 * Uploads a file to a signed URL by PUT, without bearer, time zone, cookies, referrer or redirects. Throws `ApiError`, and
 * the caller's own AbortError.
 */
export async function uploadFile(url: string, file: Blob, caller?: AbortSignal): Promise<void> {
  const address = requireAllowedUrl(url)
  const timeout = startTimeout(timeoutMs, caller)
  let response: Response
  try {
    response = await fetch(address, {
      method: 'PUT',
      // Bytes instead of the Blob, so that the header below alone sets the type.
      body: await file.arrayBuffer(),
      headers: { 'Content-Type': file.type || 'application/octet-stream' },
      signal: timeout.signal,
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
  } catch (cause) {
    if (caller?.aborted) throw cause
    throw new ApiError(timeout.hasExpired() ? 'timeout' : 'network')
  } finally {
    timeout.stop()
  }
  if (!response.ok) throw new ApiError('status', response.status)
}
