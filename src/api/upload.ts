import { config } from '../config'
import { parseUrl } from '../parse-url'
import { fetchFile } from './fetch-file'

/** Makes an upload's URL absolute. Throws if its origin is not allowed, because uploads contain photos of people. */
function requireAllowedUrl(url: string): string {
  const { apiUrl, storageOrigins } = config()
  const apiOrigin = apiUrl || window.location.origin
  const address = parseUrl(url, apiOrigin)
  const allowed = [window.location.origin, new URL(apiOrigin).origin, ...storageOrigins]
  if (!address || !allowed.includes(address.origin) || address.username || address.password) {
    throw new TypeError('The configuration does not allow the address of this upload')
  }
  return address.href
}

/**
 * Uploads a file to a signed URL, and follows no redirects. Reads the whole response: the storage may send its headers
 * before it has stored the file, and a response that is cut after them is a failure. Throws an `ApiError` if the upload fails, or an
 * `AbortError` if `callerSignal` aborts.
 */
export async function uploadFile(url: string, file: Blob, callerSignal?: AbortSignal): Promise<void> {
  const address = requireAllowedUrl(url)
  const init: RequestInit = {
    method: 'PUT',
    // Bytes have no type of their own, unlike a Blob, so only the header below states the type.
    body: await file.arrayBuffer(),
    headers: { 'Content-Type': file.type || 'application/octet-stream' },
    redirect: 'error',
  }
  await fetchFile(address, init, (response) => response.arrayBuffer(), callerSignal)
}
