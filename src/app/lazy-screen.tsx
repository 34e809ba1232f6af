import { type ComponentType, createContext, type FunctionComponent, lazy as reactLazy, use } from 'react'
import { renewPage } from './renew-page'

let attempts = 0

/** The number of an attempt to draw something: no other has it. */
export function nextAttempt(): number {
  attempts += 1
  return attempts
}

/** The attempt that is going on; `FailureBoundary` begins a new one when the reader tries again. */
export const AttemptContext = createContext(0)

interface Loading {
  Screen: ComponentType
  /** The attempt that began it. */
  attempt: number
  hasFailed: boolean
}

/** What never comes, for the page goes. */
const never = () => new Promise<never>(() => {})

/**
 * React's `lazy` for screens, but for one thing: code that could not be fetched, for want of a connection, is fetched
 * again when somebody tries again. React's keeps the failure for ever. If it does not come then either, although there is
 * a connection, there is a newer version: `renew` loads its page, and answers whether it does.
 */
export function lazy(
  load: () => Promise<{ default: ComponentType }>,
  renew: () => Promise<boolean> = renewPage,
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
    // A failure stands until the next attempt, or a screen without a connection would be fetched without end.
    if (!loading || (loading.hasFailed && loading.attempt !== attempt)) loading = begin(attempt)
    const { Screen } = loading
    return <Screen />
  }
}
