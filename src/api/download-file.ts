import { ApiError } from './api-error'
import { startTimeout, timeoutMs } from './timeout'

/**
 * Downloads a file from a URL of the API's answer, without bearer, cookies or referrer.
 * @throws ApiError
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
