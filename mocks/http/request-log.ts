import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchOperation } from '../pipeline/match-operation.ts'

/** Encodes control characters, which a terminal would interpret. */
const escapeControls = (text: string) => text.replace(/[^!-~]/g, (character) => encodeURIComponent(character))

function getOperationId(method: string, url: URL | undefined): string {
  const match = url && matchOperation(method, url.pathname)
  return match && typeof match === 'object' && 'operation' in match ? match.operation.operationId : '-'
}

/**
 * Prints a line when the response to a message has ended. The status is `cut` if the connection closed before the end
 * of the response.
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
    const parts = [method, escapeControls(path), status, `${milliseconds}ms`, escapeControls(session) || '-']
    print([...parts, getOperationId(method, url)].join(' '))
  })
}
