import { type Ref, type RefObject, useCallback } from 'react'

/** Merges the component's own ref with a forwarded ref. */
export function useMergedRef<Element>(own: RefObject<Element | null>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      own.current = element
      if (typeof given === 'function') return given(element)
      if (given) given.current = element
    },
    [own, given],
  )
}
