import { ApiError } from './api-error'
import { startTimeout, timeoutMs } from './timeout'

/**
 * Reads a file at the address that the API answered for it, without bearer, cookies or referrer.
 * @throws ApiError as every call does.
 */
export async function downloadFile(address: string): Promise<Blob> {
  const timeout = startTimeout(timeoutMs)
  try {
    const response = await fetch(address, {
      signal: timeout.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    if (!response.ok) throw new ApiError('status', response.status)
    return await response.blob()
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw new ApiError(timeout.hasExpired() ? 'timeout' : 'network')
  } finally {
    timeout.stop()
  }
}
