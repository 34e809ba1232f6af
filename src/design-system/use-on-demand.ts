import { useCallback, useState } from 'react'

/**
 * Loads a heavy part of a component on demand. `load` must be defined outside the component. If loading fails, `part`
 * stays undefined, `onFailure` is called, and the next `loadPart` tries again. The returned functions are stable.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>()
  /** Starts to load before the part is needed, for example when the pointer enters, so that `loadPart` is fast. */
  const prefetch = useCallback(() => void load().catch(() => {}), [load])
  const loadPart = useCallback(
    (onFailure?: () => void) =>
      void load().then(
        (loaded) => setPart(() => loaded),
        () => onFailure?.(),
      ),
    [load],
  )
  return { part, loadPart, prefetch }
}
