import { vi } from 'vitest'

/** What a worker does about a navigation: the promise of its response; undefined if it leaves it to the network. */
export type Navigate = (url: string) => Promise<Response> | undefined

interface FetchEvent {
  request: { mode: string; url: string }
  respondWith(response: Promise<Response>): void
}

/** Runs a part of the mock's worker, whose script is at that address, in a world that has these things. */
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
