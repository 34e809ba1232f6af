import { useState } from 'react'

/**
 * The heavy part of a field, fetched when it is first needed. `load` is a function of a module, so that it never changes.
 * Without a connection there is no part and `onFailure` is told; asking again tries again.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>()
  return {
    part,
    /** Fetches it before it is needed, e.g. when the pointer arrives. */
    fetchAhead: () => void load().catch(() => {}),
    fetch: (onFailure?: () => void) =>
      void load().then(
        (loaded) => setPart(() => loaded),
        () => onFailure?.(),
      ),
  }
}
