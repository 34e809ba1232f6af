import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { overPage } from './use-over-page'
import { buildViewSearch } from './view-address'

/**
 * Returns a function that opens a view over this page. The function adds the view to the query string. The function is the
 * same at each render, so that table rows with this function do not render again.
 */
export function useOpenView() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const latestSearch = useRef(search)
  useLayoutEffect(() => {
    latestSearch.current = search
  }, [search])
  return useCallback(
    (name: string, id?: number) =>
      void navigate({ search: buildViewSearch(latestSearch.current, { name, id }) }, { state: overPage }),
    [navigate],
  )
}
