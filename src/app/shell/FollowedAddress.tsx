import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { TabSelection } from '@/session/tab-selection'
import { useSession } from '@/session/use-session'
import { LoadingScreen } from '../LoadingScreen'
import { AccessGuard, type AccessGuardProps } from './AccessGuard'
import { parseAddressSubject } from './address-subject'
import { useSubjectPlace } from './use-subject-place'

/**
 * Selects in this tab the neighbourhood and the lot of the address's subject, and then renders the screen of the
 * address. Selects only once for each address, so that a later choice of the user stays.
 */
export function FollowedAddress(props: Omit<AccessGuardProps, 'isSubjectLoading'>) {
  const state = useSelectionOfAddress()
  return state === 'selecting' ? (
    <LoadingScreen />
  ) : (
    <AccessGuard {...props} isSubjectLoading={state === 'loading'} />
  )
}

/** Selects the neighbourhood and the lot of the address's subject, and returns the progress of the selection. */
function useSelectionOfAddress(): 'loading' | 'selecting' | 'selected' {
  const { neighbourhood, lot, moveTo } = useSession()
  const subject = parseAddressSubject(useLocation())
  const key = subject && `${subject.kind} ${subject.id}`
  const [followedKey, setFollowedKey] = useState<string>()
  if (followedKey !== undefined && followedKey !== key) setFollowedKey(undefined)
  const isFollowed = key === undefined || followedKey === key
  const result = useSubjectPlace(isFollowed ? undefined : subject)
  const place = result.kind === 'done' ? result.place : undefined
  const isSearchDone = !isFollowed && result.kind === 'done'

  useLayoutEffect(() => {
    if (!isSearchDone) return
    if (place) moveTo(place)
    setFollowedKey(key)
  })

  if (result.kind === 'loading') return 'loading'
  const isElsewhere = place !== undefined && !isAt(place, neighbourhood.id, lot?.property_id)
  return result.kind === 'searching' || isElsewhere ? 'selecting' : 'selected'
}

const isAt = (place: TabSelection, realPropertyId: number, propertyId: number | undefined): boolean =>
  place.realPropertyId === realPropertyId &&
  (place.propertyId === undefined || place.propertyId === propertyId)
