import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { overPage } from './use-over-page'
import { searchOfView } from './view-address'

/**
 * Returns a function that opens a view over this page by a search parameter. The function never changes, so
 * the rows of a table do not render again.
 */
export function useOpenView() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const shown = useRef(search)
  useLayoutEffect(() => {
    shown.current = search
  }, [search])
  return useCallback(
    (name: string, about?: number) =>
      void navigate({ search: searchOfView(shown.current, { name, id: about }) }, { state: overPage }),
    [navigate],
  )
}
