import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { TabSelection } from '@/session/tab-selection'
import { useSession } from '@/session/use-session'
import { LoadingScreen } from '../LoadingScreen'
import { AccessGuard, type AccessGuardProps } from './AccessGuard'
import { parseAddressSubject } from './address-subject'
import { useSubjectPlace } from './use-subject-place'

/**
 * Renders the screen of this address, in the neighbourhood and the lot of its subject. The tab's selection changes
 * once for each address, before the screen renders, so that a later choice of the user stays.
 */
export function FollowedAddress(props: Omit<AccessGuardProps, 'isArriving'>) {
  const state = useSelectionOfAddress()
  return state === 'moving' ? <LoadingScreen /> : <AccessGuard {...props} isArriving={state === 'arriving'} />
}

function useSelectionOfAddress(): 'arriving' | 'moving' | 'there' {
  const { neighbourhood, lot, moveTo } = useSession()
  const subject = parseAddressSubject(useLocation())
  const key = subject && `${subject.kind} ${subject.id}`
  const [followedKey, setFollowedKey] = useState<string>()
  if (followedKey !== undefined && followedKey !== key) setFollowedKey(undefined)
  const isFollowed = key === undefined || followedKey === key
  const result = useSubjectPlace(isFollowed ? undefined : subject)
  const place = result.kind === 'known' ? result.place : undefined
  const isKnown = !isFollowed && result.kind === 'known'

  useLayoutEffect(() => {
    if (!isKnown) return
    if (place) moveTo(place)
    setFollowedKey(key)
  })

  if (result.kind === 'arriving') return 'arriving'
  const isElsewhere = place !== undefined && !isAt(place, neighbourhood.id, lot?.property_id)
  return result.kind === 'looking' || isElsewhere ? 'moving' : 'there'
}

const isAt = (place: TabSelection, realPropertyId: number, propertyId: number | undefined): boolean =>
  place.realPropertyId === realPropertyId &&
  (place.propertyId === undefined || place.propertyId === propertyId)
