import { config } from '../config'
import { parseUrl } from '../parse-url'
import { ApiError } from './api-error'
import { startTimeout, timeoutMs } from './timeout'

/**
 * The address of an upload: at the portal's own origin, at the API's, or at one that the configuration names. Whoever
 * could make the API answer another one would be sent people's photos.
 */
function allowedAddress(url: string): string {
  const { apiUrl, storageOrigins } = config()
  const own = apiUrl || window.location.origin
  const address = parseUrl(url, own)
  const allowed = [window.location.origin, new URL(own).origin, ...storageOrigins]
  if (!address || !allowed.includes(address.origin) || address.username || address.password) {
    throw new TypeError('The address of an upload is not one that the configuration allows')
  }
  return address.href
}

/**
 * Sends a file to the signed address that the API answered for it: by PUT, without bearer, time zone, cookies or
 * referrer, and never on to another address. Throws `ApiError` as every call does, and the caller's own AbortError.
 */
export async function uploadTo(url: string, file: Blob, caller?: AbortSignal): Promise<void> {
  const address = allowedAddress(url)
  const timeout = startTimeout(timeoutMs, caller)
  let response: Response
  try {
    response = await fetch(address, {
      method: 'PUT',
      // The bytes and not the Blob, so that nothing but this line names their type.
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
