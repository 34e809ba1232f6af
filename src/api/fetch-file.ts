import { ApiError } from './api-error'
import { readRetryAfter } from './retry-after'
import { startTimeout, timeoutMs } from './timeout'

/**
 * Sends a request without a bearer token, cookies or a referrer, and returns the content that `read` takes from the
 * response. Throws `ApiError`, or an AbortError if `callerSignal` aborts.
 */
export async function fetchFile<Content>(
  url: string,
  init: RequestInit,
  read: (response: Response) => Content | Promise<Content>,
  callerSignal?: AbortSignal,
): Promise<Content> {
  const timeout = startTimeout(timeoutMs, callerSignal)
  try {
    const response = await fetch(url, {
      ...init,
      signal: timeout.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    if (!response.ok) {
      const retryAfter = readRetryAfter(response)
      throw new ApiError('status', response.status, undefined, { retryAfter })
    }
    return await read(response)
  } catch (cause) {
    if (cause instanceof ApiError || callerSignal?.aborted) throw cause
    throw new ApiError(timeout.hasExpired() ? 'timeout' : 'network')
  } finally {
    timeout.stop()
  }
}

/** Downloads a file from a URL that the API returned. Throws `ApiError`. */
export const downloadFile = (url: string): Promise<Blob> => fetchFile(url, {}, (response) => response.blob())
