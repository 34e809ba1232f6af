import { type Ref, type RefObject, useCallback } from 'react'

/** Merges the component's own ref with a forwarded ref. */
export function useMergedRef<Element>(
  ownRef: RefObject<Element | null>,
  forwardedRef: Ref<Element> | undefined,
) {
  return useCallback(
    (element: Element | null) => {
      ownRef.current = element
      if (typeof forwardedRef === 'function') return forwardedRef(element)
      if (forwardedRef) forwardedRef.current = element
    },
    [ownRef, forwardedRef],
  )
}
