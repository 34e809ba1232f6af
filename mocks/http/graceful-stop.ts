import type { Server } from 'node:http'

const defaultGraceMs = 5000

/** Creates a function that stops a server: running calls may finish within `grace` milliseconds. */
export function createGracefulStop(server: Server): (grace?: number) => Promise<void> {
  let ended: Promise<void> | undefined
  // Closes keep-alive connections after their last answer.
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
