import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useOptimistic, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '@/session/use-session'
import { pathAfterChange } from './sections'

/** What is the same in every neighbourhood. */
const sharedReads: readonly unknown[] = ['listCountries', 'listIdTypes']

/**
 * The chosen neighbourhood's id, and how to change it and go where that leads. Once the other's screens are drawn, nothing
 * of the former stays: what was loading is cancelled, what was loaded forgotten.
 */
export function useNeighbourhoodChange() {
  const { neighbourhood, chooseNeighbourhood } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useOptimistic(neighbourhood.id)
  useForgetting(neighbourhood.id)

  // The router draws an address in a transition: with it, no screen sees the other neighbourhood at the former's address.
  const changeTo = (id: number) =>
    startTransition(() => {
      setChosen(id)
      chooseNeighbourhood(id)
      const target = pathAfterChange({ pathname, search })
      if (target !== pathname + search) void navigate(target, { replace: true })
    })
  return { chosen, changeTo }
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
