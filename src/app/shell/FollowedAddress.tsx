import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { TabSelection } from '@/session/tab-selection'
import { useSession } from '@/session/use-session'
import { LoadingScreen } from '../LoadingScreen'
import { AccessGuard, type AccessGuardProps } from './AccessGuard'
import { subjectOf } from './address-subject'
import { useSubjectPlace } from './use-subject-place'

/**
 * The screen of this address, in the neighbourhood and the lot of the address's subject. The tab's selection
 * changes before the user can edit anything, and once for each address, so that a later choice of the user is
 * kept.
 */
export function FollowedAddress(props: Omit<AccessGuardProps, 'isArriving'>) {
  const state = useFollowing()
  return state === 'moving' ? <LoadingScreen /> : <AccessGuard {...props} isArriving={state === 'arriving'} />
}

function useFollowing(): 'arriving' | 'moving' | 'there' {
  const { neighbourhood, lot, moveTo } = useSession()
  const subject = subjectOf(useLocation())
  const key = subject && `${subject.kind} ${subject.id}`
  const [followed, setFollowed] = useState<string>()
  if (followed !== undefined && followed !== key) setFollowed(undefined)
  const isFollowed = key === undefined || followed === key
  const found = useSubjectPlace(isFollowed ? undefined : subject)
  const place = found.kind === 'known' ? found.place : undefined
  const isKnown = !isFollowed && found.kind === 'known'

  useLayoutEffect(() => {
    if (!isKnown) return
    if (place) moveTo(place)
    setFollowed(key)
  })

  if (found.kind === 'arriving') return 'arriving'
  const isElsewhere = place !== undefined && !isAt(place, neighbourhood.id, lot?.property_id)
  return found.kind === 'looking' || isElsewhere ? 'moving' : 'there'
}

const isAt = (place: TabSelection, realPropertyId: number, propertyId: number | undefined): boolean =>
  place.realPropertyId === realPropertyId &&
  (place.propertyId === undefined || place.propertyId === propertyId)
