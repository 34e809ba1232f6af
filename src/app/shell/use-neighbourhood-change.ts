import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '@/session/use-session'
import { pathAfterChange } from './sections'

/** What is the same in every neighbourhood. */
const sharedReads: readonly unknown[] = ['listCountries', 'listIdTypes']

/**
 * Changes the neighbourhood of this tab and goes where that leads (P2). Once the other's screens are drawn, nothing of
 * the former stays: what was loading is cancelled, what was loaded forgotten.
 */
export function useNeighbourhoodChange() {
  const { neighbourhood, chooseNeighbourhood } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useForgetting(neighbourhood.id)

  return (id: number) => {
    chooseNeighbourhood(id)
    const target = pathAfterChange(pathname)
    if (target !== pathname + search) void navigate(target, { replace: true })
  }
}

function useForgetting(neighbourhoodId: number) {
  const queryClient = useQueryClient()
  const shown = useRef(neighbourhoodId)
  useEffect(() => {
    if (shown.current === neighbourhoodId) return
    shown.current = neighbourhoodId
    // The effects of what is drawn have run before this one: whatever nobody watches now was the other's.
    queryClient.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey }) => !sharedReads.includes(queryKey[0]),
    })
  }, [neighbourhoodId, queryClient])
}
