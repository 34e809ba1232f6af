import { type ComponentType, createContext, type FunctionComponent, lazy as reactLazy, use } from 'react'
import { withBasePath } from '../base-path'

let attempts = 0

/** Returns the number of a new attempt to render a screen. */
export function startAttempt(): number {
  attempts += 1
  return attempts
}

/** The number of the current attempt to render a screen. Each `FailureBoundary` provides it to its content. */
export const AttemptContext = createContext(0)

interface Loading {
  Screen: ComponentType
  /** The attempt in which the import started. */
  attempt: number
  hasFailed: boolean
}

/** A component whose code is loaded on demand. */
export type LazyScreen = FunctionComponent & {
  /** Loads the code before the first render, which then shows the screen at once. After a failure, the render loads it again. */
  preload: () => Promise<void>
}

/** The code of a screen could not be loaded, because the server of the portal cannot be reached. */
export class UnreachableError extends Error {}

/** The server that has the code. */
interface Server {
  isReachable: () => Promise<boolean>
  reloadPage: () => void
}

/**
 * Like React's `lazy`, but the code can be loaded ahead, and after a failed import, the next attempt imports the module again. If
 * the repeated import fails too although the server can be reached, the cause is a newer version of the portal, and the page is
 * reloaded. Without the server, the screen throws an `UnreachableError`.
 */
export function lazy(
  load: () => Promise<{ default: ComponentType }>,
  server: Server = portalServer,
): LazyScreen {
  const RepeatableScreen = createRepeatableScreen(load, server)
  let Preloaded: ComponentType | undefined
  let hasRendered = false

  // biome-ignore lint/correctness/noComponentHookFactories: created once for each screen, at module level
  function Screen() {
    // A screen that has begun to load keeps its component, because another component would lose the state of the screen.
    if (Preloaded && !hasRendered) return <Preloaded />
    hasRendered = true
    return <RepeatableScreen />
  }
  const preload = async () => {
    try {
      Preloaded = (await load()).default
    } catch {
      // The render loads the code again, and reports a failure.
    }
  }
  return Object.assign(Screen, { preload })
}

/**
 * The delay of a failure, in ms. When the user leaves a page, Firefox aborts its scripts while the page is still visible. The page is gone
 * before the failure would be shown.
 */
const leavingMs = 500

function createRepeatableScreen(
  load: () => Promise<{ default: ComponentType }>,
  server: Server,
): FunctionComponent {
  let loading: Loading | undefined

  const startLoading = (attempt: number): Loading => {
    const isRepeated = loading !== undefined
    const newLoading: Loading = { Screen: reactLazy(loadAndRecord), attempt, hasFailed: false }
    async function loadAndRecord() {
      try {
        return await load()
      } catch (error) {
        await new Promise((resolve) => setTimeout(resolve, leavingMs))
        const isReachable = await server.isReachable()
        if (isReachable && isRepeated) {
          server.reloadPage()
          return new Promise<never>(() => {})
        }
        newLoading.hasFailed = true
        throw isReachable ? error : new UnreachableError(String(error), { cause: error })
      }
    }
    return newLoading
  }

  // biome-ignore lint/correctness/noComponentHookFactories: created once for each screen, at module level
  return function LazyScreen() {
    const attempt = use(AttemptContext)
    // A failed import is repeated only in a new attempt. If every render repeated it, the imports would never end while
    // there is no connection.
    if (!loading || (loading.hasFailed && loading.attempt !== attempt)) loading = startLoading(attempt)
    const { Screen } = loading
    return <Screen />
  }
}

/** `lazy` for a component that its module exports by name. */
export const lazyNamed = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen => lazy(async () => ({ default: (await load())[name] }))

/** Returns whether the server of the portal answers at all. */
export const isPortalReachable = (): Promise<boolean> =>
  fetch(withBasePath('/config.json'), { method: 'HEAD', credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

const portalServer: Server = { isReachable: isPortalReachable, reloadPage: () => location.reload() }
