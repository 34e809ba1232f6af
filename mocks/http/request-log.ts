import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchOperation } from '../pipeline/match-operation.ts'

/**
 * Percent-encodes all characters except visible ASCII characters. A terminal would interpret control characters, and spaces
 * separate the parts of a line.
 */
const encodeForLog = (text: string) => text.replace(/[^!-~]/g, (character) => encodeURIComponent(character))

function getOperationId(method: string, url: URL | undefined): string {
  const match = url && matchOperation(method, url.pathname)
  return match && typeof match === 'object' && 'operation' in match ? match.operation.operationId : '-'
}

/**
 * Prints a line after the response to an HTTP message. If the connection closed before the end of the response, the line
 * has `cut` instead of the status.
 */
export function logAfterResponse(
  message: IncomingMessage,
  response: ServerResponse,
  { url, session, print }: { url: URL | undefined; session: string; print: (line: string) => void },
): void {
  const { method = '-', url: path = '-' } = message
  const start = performance.now()
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 'cut'
    const milliseconds = (performance.now() - start).toFixed(1)
    const parts = [method, encodeForLog(path), status, `${milliseconds}ms`, encodeForLog(session) || '-']
    print([...parts, getOperationId(method, url)].join(' '))
  })
}
