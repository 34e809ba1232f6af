import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  currentLot,
  currentNeighbourhood,
  lotsOf,
  neighbourhoodsOf,
  rememberLot,
  rememberNeighbourhood,
} from './neighbourhood'
import { type Roles, rolesOf } from './roles'
import type { Session, SessionCustomer, SessionProperty } from './session-schema'
import { sessionState, subscribeToSession } from './session-store'

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
}

const CurrentSessionContext = createContext<CurrentSession | undefined>(undefined)

interface SignedInProps {
  session: Session
  neighbourhood: SessionCustomer
  children: ReactNode
}

/** Lends the session to the screens behind the sign-in. The neighbourhood and the lot are this tab's. */
export function SignedIn({ session, neighbourhood: initial, children }: SignedInProps) {
  const [chosen, setChosen] = useState({ realPropertyId: initial.id, choices: 0 })
  const choose = useCallback((realPropertyId: number) => {
    rememberNeighbourhood(realPropertyId)
    setChosen(({ choices }) => ({ realPropertyId, choices: choices + 1 }))
  }, [])
  const chooseLot = useCallback((propertyId: number) => {
    rememberLot(propertyId)
    setChosen(({ realPropertyId, choices }) => ({ realPropertyId, choices: choices + 1 }))
  }, [])
  const value = useMemo<CurrentSession>(() => {
    const neighbourhoods = neighbourhoodsOf(session)
    const neighbourhood =
      neighbourhoods.find(({ id }) => id === chosen.realPropertyId) ??
      currentNeighbourhood(session) ??
      initial
    return {
      session,
      neighbourhoods,
      neighbourhood,
      chooseNeighbourhood: choose,
      chooseLot,
      roles: rolesOf(session, neighbourhood.id),
      lots: lotsOf(session, neighbourhood.id),
      lot: currentLot(session, neighbourhood.id),
    }
  }, [session, chosen, choose, chooseLot, initial])
  return <CurrentSessionContext value={value}>{children}</CurrentSessionContext>
}

/** The session of the screens behind the sign-in. */
export function useSession(): CurrentSession {
  const value = use(CurrentSessionContext)
  if (!value) throw new Error('useSession is for screens behind the sign-in')
  return value
}
