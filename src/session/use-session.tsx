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
  getCurrentLot,
  getLots,
  getNeighbourhoods,
  storeLot,
  storeNeighbourhood,
  storeTabSelection,
} from './neighbourhood'
import { getRoles, type Roles } from './roles'
import type { Session, SessionCustomer, SessionProperty } from './session-schema'
import { getSessionState, subscribeToSession } from './session-store'
import type { TabSelection } from './tab-selection'

/** Returns the session's state and renders again when it changes. */
export const useSessionState = () => useSyncExternalStore(subscribeToSession, getSessionState)

/** The session, and the neighbourhood and lot that this tab shows. `SessionProvider` provides them. */
export interface CurrentSession {
  session: Session
  roles: Roles
  neighbourhood: SessionCustomer
  neighbourhoods: SessionCustomer[]
  chooseNeighbourhood: (realPropertyId: number) => void
  lots: SessionProperty[]
  /** Undefined if the user has no lot in this neighbourhood. */
  lot: SessionProperty | undefined
  chooseLot: (propertyId: number) => void
  /** Selects the neighbourhood and the lot of an address in this tab only. New tabs still open with the last choice. */
  moveTo: (selection: TabSelection) => void
}

const CurrentSessionContext = createContext<CurrentSession | undefined>(undefined)

interface SessionProviderProps {
  session: Session
  neighbourhood: SessionCustomer
  children: ReactNode
}

/** Provides the session to the screens behind the sign-in. Each tab has its own neighbourhood and lot. */
export function SessionProvider({ session, neighbourhood: initial, children }: SessionProviderProps) {
  // React state holds the choices too, because the storage can be blocked and other tabs change it.
  const [realPropertyId, setRealPropertyId] = useState(initial.id)
  const [propertyId, setPropertyId] = useState(() => getCurrentLot(session, initial.id)?.property_id)
  const chooseNeighbourhood = useCallback((id: number) => {
    storeNeighbourhood(id)
    setRealPropertyId(id)
  }, [])
  const chooseLot = useCallback((id: number) => {
    storeLot(id)
    setPropertyId(id)
  }, [])
  const moveTo = useCallback((selection: TabSelection) => {
    setRealPropertyId(selection.realPropertyId)
    if (selection.propertyId !== undefined) setPropertyId(selection.propertyId)
  }, [])

  const neighbourhoods = useMemo(() => getNeighbourhoods(session), [session])
  const neighbourhood = neighbourhoods.find(({ id }) => id === realPropertyId) ?? initial
  const value = useMemo<CurrentSession>(() => {
    const lots = getLots(session, neighbourhood.id)
    return {
      session,
      neighbourhoods,
      neighbourhood,
      chooseNeighbourhood,
      chooseLot,
      moveTo,
      roles: getRoles(session, neighbourhood.id),
      lots,
      lot:
        lots.find(({ property_id }) => property_id === propertyId) ??
        getCurrentLot(session, neighbourhood.id),
    }
  }, [session, neighbourhoods, neighbourhood, propertyId, chooseNeighbourhood, chooseLot, moveTo])
  useEffect(
    () => storeTabSelection(value.neighbourhood.id, value.lot?.property_id),
    [value.neighbourhood.id, value.lot?.property_id],
  )
  return <CurrentSessionContext value={value}>{children}</CurrentSessionContext>
}

/** Returns the session, neighbourhood and lot. Throws outside of `SessionProvider`. */
export function useSession(): CurrentSession {
  const value = use(CurrentSessionContext)
  if (!value) throw new Error('useSession is for screens behind the sign-in')
  return value
}
