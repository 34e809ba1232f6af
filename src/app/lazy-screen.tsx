import { type ComponentType, createContext, type FunctionComponent, lazy as reactLazy, use } from 'react'
import { withBasePath } from '../base-path'

let attempts = 0

/** Returns a new attempt number. */
export function nextAttempt(): number {
  attempts += 1
  return attempts
}

/** The current attempt to render. `FailureBoundary` starts a new one when the user retries. */
export const AttemptContext = createContext(0)

interface Loading {
  Screen: ComponentType
  /** The attempt in which the import started. */
  attempt: number
  hasFailed: boolean
}

/** A promise that stays pending, because the page reloads. */
const never = () => new Promise<never>(() => {})

/**
 * React's `lazy` for screens, with a retry. React caches a failed import for ever; this function imports
 * again in the next attempt. If the second import fails with a connection, a newer version was deployed, and
 * `renew` reloads the page. `renew` resolves to whether the page reloads.
 */
export function lazy(
  load: () => Promise<{ default: ComponentType }>,
  renew: () => Promise<boolean> = reloadIfOnline,
): FunctionComponent {
  let loading: Loading | undefined

  const begin = (attempt: number): Loading => {
    const isRepeated = loading !== undefined
    const begun: Loading = { Screen: reactLazy(loadAndTell), attempt, hasFailed: false }
    async function loadAndTell() {
      try {
        return await load()
      } catch (error) {
        if (isRepeated && (await renew())) return never()
        begun.hasFailed = true
        throw error
      }
    }
    return begun
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each screen, at the level of its module
  return function LazyScreen() {
    const attempt = use(AttemptContext)
    // A failure lasts until the next attempt. Otherwise a screen without a connection would be fetched
    // endlessly.
    if (!loading || (loading.hasFailed && loading.attempt !== attempt)) loading = begin(attempt)
    const { Screen } = loading
    return <Screen />
  }
}

/** `lazy` for a component that its module exports by name. */
export const lazyNamed = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): FunctionComponent => lazy(async () => ({ default: (await load())[name] }))

/**
 * Reloads the page if there is a connection. A missing code file then means that a newer version was
 * deployed, and its page loads the current files. Resolves to whether the page reloads.
 */
async function reloadIfOnline(): Promise<boolean> {
  const isConnected = await fetch(withBasePath('/config.json'), {
    method: 'HEAD',
    credentials: 'omit',
    cache: 'no-store',
  }).then(
    () => true,
    () => false,
  )
  if (isConnected) location.reload()
  return isConnected
}
