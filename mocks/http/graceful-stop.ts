import type { Server } from 'node:http'

/** How long calls that are going on may take when the server stops, in milliseconds. */
const defaultGraceMs = 5000

/** How a server stops: no new connection, calls that are going on finish, none of them later than the grace. */
export function createGracefulStop(server: Server): (grace?: number) => Promise<void> {
  let ended: Promise<void> | undefined
  // A connection whose last answer is out would be kept for the next call.
  server.on('request', (_, response) => {
    response.shouldKeepAlive &&= ended === undefined
    response.once('close', () => {
      if (ended !== undefined) server.closeIdleConnections()
    })
  })
  const stop = (grace: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), grace)
      server.close(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  return (grace = defaultGraceMs) => {
    if (ended && grace === 0) server.closeAllConnections()
    ended ??= stop(grace)
    return ended
  }
}
