import { useCallback, useState } from 'react'

/**
 * Loads a heavy part of a component on demand. `part` is undefined until `loadPart` has loaded it. If loading fails,
 * `onFailure` is called, and the next call of `loadPart` tries again. The returned functions stay the same between
 * renderings; for this, `load` must be defined outside the component.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>()
  /** Downloads the part before it is needed, e.g. when the pointer enters a button, so that `loadPart` is fast. */
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
