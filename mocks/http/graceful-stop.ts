import type { Server } from 'node:http'

const defaultGraceMs = 5000

/**
 * Creates a function that stops a server: running calls may finish within `grace` milliseconds. A second call of the
 * function, with 0, ends the running calls at once.
 */
export function createGracefulStop(server: Server): (grace?: number) => Promise<void> {
  let stopPromise: Promise<void> | undefined
  // After the stop, closes each keep-alive connection when its running response has ended.
  server.on('request', (_, response) => {
    response.shouldKeepAlive &&= stopPromise === undefined
    response.once('close', () => {
      if (stopPromise !== undefined) server.closeIdleConnections()
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
    if (stopPromise && grace === 0) server.closeAllConnections()
    stopPromise ??= stop(grace)
    return stopPromise
  }
}
