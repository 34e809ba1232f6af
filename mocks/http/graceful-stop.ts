import type { Server } from 'node:http'

const defaultGraceMs = 5000

/**
 * Creates a function that stops a server. Running requests may finish within `grace` milliseconds. With 0, the function
 * ends them at once, even if an earlier call of the function is still waiting for them.
 */
export function createGracefulStop(server: Server): (grace?: number) => Promise<void> {
  let stopPromise: Promise<void> | undefined
  // Once the server is stopping, closes each keep-alive connection when its running response has ended.
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
