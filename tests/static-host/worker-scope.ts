import { vi } from 'vitest'

/** Returns the worker's response to a navigation; undefined if the worker does not respond. */
export type Navigate = (url: string) => Promise<Response> | undefined

interface FetchEvent {
  request: { mode: string; url: string }
  respondWith(response: Promise<Response>): void
}

/**
 * Runs a part of the service worker, the module that `load` imports, with the given globals. `script` is the URL of the worker's
 * script. Returns a function that simulates a navigation.
 */
export async function runWorker(
  script: string,
  globals: Record<string, unknown>,
  load: () => Promise<unknown>,
): Promise<Navigate> {
  const listeners: ((event: FetchEvent) => void)[] = []
  vi.resetModules()
  vi.stubGlobal('location', new URL(script))
  vi.stubGlobal('addEventListener', (_type: string, listener: (event: FetchEvent) => void) =>
    listeners.push(listener),
  )
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  await load()
  return (url) => {
    let workerResponse: Promise<Response> | undefined
    const respondWith = (response: Promise<Response>) => (workerResponse = response)
    for (const listener of listeners) listener({ request: { mode: 'navigate', url }, respondWith })
    return workerResponse
  }
}
