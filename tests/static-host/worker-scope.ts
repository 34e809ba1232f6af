import { vi } from 'vitest'

/** Answers a navigation: the promise of its response; undefined if the worker leaves it to the network. */
export type Navigate = (url: string) => Promise<Response> | undefined

interface FetchEvent {
  request: { mode: string; url: string }
  respondWith(response: Promise<Response>): void
}

/** Runs a part of the mock's worker with the given globals. `script` is the address of the worker. */
export async function runWorker(
  script: string,
  world: Record<string, unknown>,
  load: () => Promise<unknown>,
): Promise<Navigate> {
  const listeners: ((event: FetchEvent) => void)[] = []
  vi.resetModules()
  vi.stubGlobal('location', new URL(script))
  vi.stubGlobal('addEventListener', (_: string, listener: (event: FetchEvent) => void) =>
    listeners.push(listener),
  )
  for (const [name, value] of Object.entries(world)) vi.stubGlobal(name, value)
  await load()
  return (url) => {
    let responded: Promise<Response> | undefined
    const respondWith = (response: Promise<Response>) => (responded = response)
    for (const listener of listeners) listener({ request: { mode: 'navigate', url }, respondWith })
    return responded
  }
}
