import { type Ref, type RefObject, useCallback } from 'react'

/** Returns a callback ref that updates the component's own ref and the parent's ref. */
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
