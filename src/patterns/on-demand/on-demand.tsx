import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { runWhenIdle } from '@/run-when-idle'

/** A component whose code loads when it is first rendered, or before by `preload`. */
export type OnDemand<Props> = ((props: Props) => ReactNode) & { preload: () => Promise<void> }

/**
 * Makes a component of code that loads when the component is first rendered. Meanwhile renders `fallback`, or what it returns for
 * the props. If the code cannot be loaded, the next error boundary shows it, and its retry loads the code again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
): OnDemand<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    Loaded ??= await load()
    return Loaded
  }
  const createPart = () =>
    lazy(async () => {
      try {
        return { default: await loadOnce() }
      } catch (error) {
        Part = createPart()
        throw error
      }
    })
  let Part = createPart()

  // biome-ignore lint/correctness/noComponentHookFactories: created once for each part, at module level
  function OnDemandPart(props: Props) {
    // Without waiting, a dialog can focus its first field. The component stays the same, because a change would lose its state.
    const [Preloaded] = useState(() => Loaded)
    if (Preloaded) return <Preloaded {...props} />
    return (
      <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
  const preload = async () => {
    try {
      await loadOnce()
    } catch {
      // The first rendering loads the code again, and reports a failure.
    }
  }
  return Object.assign(OnDemandPart, { preload })
}

/** The first data of a screen come before the code that the user may need next. */
const preloadDelayMs = 3000

/** Loads the code of these components after the screen has been shown, so that they open at once. `parts` must stay the same. */
export function usePreload(parts: readonly { preload: () => Promise<void> }[]): void {
  useEffect(() => {
    let cancel = () => {}
    const timer = setTimeout(() => {
      // The scripts must not delay a press.
      cancel = runWhenIdle(() => {
        for (const part of parts) void part.preload()
      })
    }, preloadDelayMs)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [parts])
}
