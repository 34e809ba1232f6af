import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { TabSelection } from '@/session/tab-selection'
import { useSession } from '@/session/use-session'
import { LoadingScreen } from '../LoadingScreen'
import { AccessGuard, type AccessGuardProps } from './AccessGuard'
import { parseAddressSubject } from './address-subject'
import { useSubjectPlace } from './use-subject-place'

/**
 * Selects the neighbourhood and the lot of the address's subject, such as a work, and then renders the screen of the
 * address. While the subject stays the same, selects them only once. The user can then choose another lot or
 * neighbourhood.
 */
export function FollowedAddress(props: Omit<AccessGuardProps, 'isSubjectLoading'>) {
  const state = useSubjectSelection()
  return state === 'selecting' ? (
    <LoadingScreen />
  ) : (
    <AccessGuard {...props} isSubjectLoading={state === 'loading'} />
  )
}

/**
 * Selects the neighbourhood and the lot of the address's subject, and returns the progress. While it is 'loading', the
 * screen can show its own loading state; while it is 'selecting', the screen must not be rendered yet.
 */
function useSubjectSelection(): 'loading' | 'selecting' | 'selected' {
  const { neighbourhood, lot, moveTo } = useSession()
  const subject = parseAddressSubject(useLocation())
  const key = subject && `${subject.kind} ${subject.id}`
  const [selectedKey, setSelectedKey] = useState<string>()
  if (selectedKey !== undefined && selectedKey !== key) setSelectedKey(undefined)
  const isSelected = key === undefined || selectedKey === key
  const result = useSubjectPlace(isSelected ? undefined : subject)
  const place = result.kind === 'done' ? result.place : undefined
  const isSearchDone = !isSelected && result.kind === 'done'

  useLayoutEffect(() => {
    if (!isSearchDone) return
    if (place) moveTo(place)
    setSelectedKey(key)
  })

  if (result.kind === 'loading') return 'loading'
  const isElsewhere = place !== undefined && !isAt(place, neighbourhood.id, lot?.property_id)
  return result.kind === 'searching' || isElsewhere ? 'selecting' : 'selected'
}

const isAt = (place: TabSelection, realPropertyId: number, propertyId: number | undefined): boolean =>
  place.realPropertyId === realPropertyId &&
  (place.propertyId === undefined || place.propertyId === propertyId)
