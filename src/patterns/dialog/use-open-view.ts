import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { overPage } from './use-over-page'
import { searchOfView } from './view-address'

/** Opens a view over this page, by the page's own address. A table's rows hold it: it is the same with each page. */
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
