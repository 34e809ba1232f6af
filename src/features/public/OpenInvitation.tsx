import { useState } from 'react'
import type { InvitationTerms } from '@/api/generated/model/invitationTerms'
import { useNotify } from '@/patterns/notify/use-notify'
import { usePreload } from '@/patterns/on-demand/on-demand'
import type { QueryFailure } from '@/patterns/query-view/QueryView'
import type { Registration } from './GuestForm'
import { GuestRegistration } from './GuestRegistration'
import { InvitationUnavailable } from './InvitationUnavailable'
import { RegisteredPart } from './registered-part'
import {
  isSameGuest,
  readRegistrations,
  type SavedRegistration,
  saveRegistration,
} from './saved-registrations'

interface OpenInvitationProps {
  invitationKey: string
  terms?: InvitationTerms
  /** The failed request for the terms; absent if the terms have loaded. */
  failure?: QueryFailure
}

const nextParts = [RegisteredPart]

interface ShownGuest {
  guest: SavedRegistration
  /** The email address of the guest; absent if the registration was read from the storage, which has no email addresses. */
  email?: string
  /** Whether the title of the view takes the focus; false if the page opened with this view. */
  takesFocus: boolean
}

/** The registration form, or the entry code of a guest who registered on this device. */
export function OpenInvitation({ invitationKey, terms, failure }: OpenInvitationProps) {
  const notify = useNotify()
  usePreload(nextParts)
  const [savedGuests, setSavedGuests] = useState(() => readRegistrations(invitationKey, terms))
  const [shownGuest, setShownGuest] = useState<ShownGuest | undefined>(
    savedGuests[0] && { guest: savedGuests[0], takesFocus: false },
  )
  const [isRegisteringAnother, setIsRegisteringAnother] = useState(false)

  const register = ({ message, name, email, qrcode }: Registration, currentTerms: InvitationTerms) => {
    notify.success(message)
    const guest = { name, qrcode, terms: currentTerms }
    saveRegistration(invitationKey, guest)
    setSavedGuests(readRegistrations(invitationKey))
    setShownGuest({ guest, email, takesFocus: true })
  }
  const showGuest = (guest: SavedRegistration) => setShownGuest({ guest, takesFocus: true })

  if (shownGuest) {
    const { guest } = shownGuest
    return (
      <RegisteredPart
        key={`${guest.name} ${guest.qrcode}`}
        {...shownGuest}
        otherGuests={savedGuests.filter((other) => !isSameGuest(other, guest))}
        onShow={showGuest}
        onRegisterAnother={
          terms &&
          (() => {
            setShownGuest(undefined)
            setIsRegisteringAnother(true)
          })
        }
        failure={failure}
      />
    )
  }
  if (!terms) return <InvitationUnavailable failure={failure} />
  return (
    <GuestRegistration
      invitationKey={invitationKey}
      terms={terms}
      savedGuests={savedGuests}
      takesFocus={isRegisteringAnother}
      onShow={showGuest}
      onRegistered={(registration) => register(registration, terms)}
    />
  )
}
