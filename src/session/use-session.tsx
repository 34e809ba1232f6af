import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import {
  getCurrentLot,
  getLots,
  getNeighbourhoods,
  storeLot,
  storeNeighbourhood,
  storeTabSelection,
} from './neighbourhood'
import { getRoles, type Roles } from './roles'
import { getUserIdentity } from './same-user'
import type { Session, SessionCustomer, SessionProperty } from './session-schema'
import { getSessionState, subscribeToSession } from './session-store'
import type { TabSelection } from './tab-selection'

/** Returns the state of the session. The component renders again when the state changes. */
export const useSessionState = () =>
  useSyncExternalStore(subscribeToSession, getSessionState, getSessionState)

/** The session, and the neighbourhood and lot that this tab shows. `SessionProvider` provides them. */
export interface CurrentSession {
  session: Session
  roles: Roles
  neighbourhood: SessionCustomer
  neighbourhoods: SessionCustomer[]
  /** Selects a neighbourhood in this tab and in tabs that open from now on. `chooseLot` does the same for a lot. */
  chooseNeighbourhood: (realPropertyId: number) => void
  /** The user's lots in this neighbourhood. */
  lots: SessionProperty[]
  /** Undefined if the user has no lot in this neighbourhood. */
  lot: SessionProperty | undefined
  chooseLot: (propertyId: number) => void
  /** Selects a neighbourhood and a lot in this tab only, because the address names them. */
  moveTo: (selection: TabSelection) => void
}

const CurrentSessionContext = createContext<CurrentSession | undefined>(undefined)

interface SessionProviderProps {
  session: Session
  neighbourhood: SessionCustomer
  children: ReactNode
}

/** Provides the session to the screens of signed-in users. Each tab selects a neighbourhood and a lot independently. */
export function SessionProvider({ session, neighbourhood: initial, children }: SessionProviderProps) {
  // These ids are also in the storage, but the storage can be blocked, and other tabs can change it.
  const [realPropertyId, setRealPropertyId] = useState(initial.id)
  const [propertyId, setPropertyId] = useState(() => getCurrentLot(session, initial.id)?.property_id)
  const neighbourhoods = useMemo(() => getNeighbourhoods(session), [session])
  const neighbourhood = neighbourhoods.find(({ id }) => id === realPropertyId) ?? initial
  const value = useMemo<CurrentSession>(() => {
    const lots = getLots(session, neighbourhood.id)
    return {
      session,
      neighbourhoods,
      neighbourhood,
      chooseNeighbourhood: (id) => {
        storeNeighbourhood(id)
        setRealPropertyId(id)
      },
      chooseLot: (id) => {
        storeLot(id)
        setPropertyId(id)
      },
      moveTo: (selection) => {
        setRealPropertyId(selection.realPropertyId)
        if (selection.propertyId !== undefined) setPropertyId(selection.propertyId)
      },
      roles: getRoles(session, neighbourhood.id),
      lots,
      lot:
        lots.find(({ property_id }) => property_id === propertyId) ??
        getCurrentLot(session, neighbourhood.id),
    }
  }, [session, neighbourhoods, neighbourhood, propertyId])
  useEffect(
    () => storeTabSelection(value.neighbourhood.id, value.lot?.property_id),
    [value.neighbourhood.id, value.lot?.property_id],
  )
  return <CurrentSessionContext value={value}>{children}</CurrentSessionContext>
}

/** Returns the session with the neighbourhood and the lot of this tab. Throws outside of `SessionProvider`. */
export function useSession(): CurrentSession {
  const value = use(CurrentSessionContext)
  if (!value) throw new Error('useSession is for screens behind the sign-in')
  return value
}

/**
 * Returns the user who types a draft, and the neighbourhood and the lot for which the draft is; undefined on pages that need
 * no sign-in.
 */
export function useDraftOwner(): { user: string; scope: string } | undefined {
  const value = use(CurrentSessionContext)
  if (!value) return undefined
  const { session, neighbourhood, lot } = value
  return { user: getUserIdentity(session), scope: `${neighbourhood.id} ${lot?.property_id ?? ''}` }
}
