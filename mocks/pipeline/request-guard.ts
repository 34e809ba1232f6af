import { type Answer, detail } from './answer.ts'
import type { Incoming } from './incoming.ts'

/** Why a request is not even matched with an operation; nothing if it can be read. */
export function rejectUnreadableRequest({ url, headers, body }: Incoming): Answer | undefined {
  const address = url.pathname + url.search
  if (/%00/.test(address)) return detail(400, 'La dirección tiene caracteres nulos.')
  if (!isDecodable(address)) return detail(400, 'La dirección no es UTF-8 válido.')
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity'
  if (body.length > 0 && encoding !== 'identity') {
    return detail(415, 'El contenido debe llegar sin comprimir (sin Content-Encoding).')
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
