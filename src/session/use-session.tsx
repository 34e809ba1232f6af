import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  currentLot,
  keepInTab,
  lotsOf,
  neighbourhoodsOf,
  rememberLot,
  rememberNeighbourhood,
} from './neighbourhood'
import { type Roles, rolesOf } from './roles'
import type { Session, SessionCustomer, SessionProperty } from './session-schema'
import { sessionState, subscribeToSession } from './session-store'
import type { TabSelection } from './tab-selection'

/** The session's state, followed. */
export const useSessionState = () => useSyncExternalStore(subscribeToSession, sessionState)

/** Who is signed in and where they are looking. Only inside `SignedIn`. */
export interface CurrentSession {
  session: Session
  roles: Roles
  neighbourhood: SessionCustomer
  neighbourhoods: SessionCustomer[]
  chooseNeighbourhood: (realPropertyId: number) => void
  lots: SessionProperty[]
  /** Absent for who has no lot in this neighbourhood. */
  lot: SessionProperty | undefined
  chooseLot: (propertyId: number) => void
  /** Shows another place in this tab because of what its address is about: no choice that a new tab begins with. */
  moveTo: (place: TabSelection) => void
}

const CurrentSessionContext = createContext<CurrentSession | undefined>(undefined)

interface SessionProviderProps {
  session: Session
  neighbourhood: SessionCustomer
  children: ReactNode
}

/** Lends the session to the screens behind the sign-in. The neighbourhood and the lot are this tab's. */
export function SessionProvider({ session, neighbourhood: initial, children }: SessionProviderProps) {
  // Held here and not only in storage, which may be forbidden and which other tabs write.
  const [realPropertyId, setRealPropertyId] = useState(initial.id)
  const [propertyId, setPropertyId] = useState(() => currentLot(session, initial.id)?.property_id)
  const chooseNeighbourhood = useCallback((id: number) => {
    rememberNeighbourhood(id)
    setRealPropertyId(id)
  }, [])
  const chooseLot = useCallback((id: number) => {
    rememberLot(id)
    setPropertyId(id)
  }, [])
  const moveTo = useCallback((place: TabSelection) => {
    setRealPropertyId(place.realPropertyId)
    if (place.propertyId !== undefined) setPropertyId(place.propertyId)
  }, [])

  const neighbourhoods = useMemo(() => neighbourhoodsOf(session), [session])
  const neighbourhood = neighbourhoods.find(({ id }) => id === realPropertyId) ?? initial
  const value = useMemo<CurrentSession>(() => {
    const lots = lotsOf(session, neighbourhood.id)
    return {
      session,
      neighbourhoods,
      neighbourhood,
      chooseNeighbourhood,
      chooseLot,
      moveTo,
      roles: rolesOf(session, neighbourhood.id),
      lots,
      lot:
        lots.find(({ property_id }) => property_id === propertyId) ?? currentLot(session, neighbourhood.id),
    }
  }, [session, neighbourhoods, neighbourhood, propertyId, chooseNeighbourhood, chooseLot, moveTo])
  useEffect(
    () => keepInTab(value.neighbourhood.id, value.lot?.property_id),
    [value.neighbourhood.id, value.lot?.property_id],
  )
  return <CurrentSessionContext value={value}>{children}</CurrentSessionContext>
}

/** The session of the screens behind the sign-in. */
export function useSession(): CurrentSession {
  const value = use(CurrentSessionContext)
  if (!value) throw new Error('useSession is for screens behind the sign-in')
  return value
}
