import type { Server } from 'node:http'

const defaultGraceMs = 5000

/** Creates a function that stops a server: running calls may finish within `grace` milliseconds. */
export function createGracefulStop(server: Server): (grace?: number) => Promise<void> {
  let stopped: Promise<void> | undefined
  // Closes keep-alive connections after their last answer.
  server.on('request', (_, response) => {
    response.shouldKeepAlive &&= stopped === undefined
    response.once('close', () => {
      if (stopped !== undefined) server.closeIdleConnections()
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
    if (stopped && grace === 0) server.closeAllConnections()
    stopped ??= stop(grace)
    return stopped
  }
}
