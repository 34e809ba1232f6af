import { type BackendResponse, createErrorResponse } from './backend-response.ts'
import type { IncomingRequest } from './incoming-request.ts'

/** Returns the error response to a request that cannot be decoded, else undefined. Call it before `matchOperation`. */
export function rejectUnreadableRequest({
  url,
  headers,
  body,
}: IncomingRequest): BackendResponse | undefined {
  const address = url.pathname + url.search
  if (/%00/.test(address)) return createErrorResponse(400, 'La dirección tiene caracteres nulos.')
  if (!isDecodable(address)) return createErrorResponse(400, 'La dirección no es UTF-8 válido.')
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity'
  if (body.length > 0 && encoding !== 'identity') {
    return createErrorResponse(415, 'El contenido debe llegar sin comprimir (sin Content-Encoding).')
  }
  return undefined
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
