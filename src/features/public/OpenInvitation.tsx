import { useState } from 'react'
import type { InvitationTerms } from '@/api/generated/model/invitationTerms'
import { useNotify } from '@/patterns/notify/use-notify'
import type { Registration } from './GuestForm'
import { GuestRegistration } from './GuestRegistration'
import { InvitationRegistered } from './InvitationRegistered'
import { type InvitationFailure, InvitationUnavailable } from './InvitationUnavailable'
import {
  isSameGuest,
  readRegistrations,
  type SavedRegistration,
  saveRegistration,
} from './saved-registrations'

interface OpenInvitationProps {
  invitationKey: string
  /** Absent if the invitation could not be loaded. */
  terms?: InvitationTerms
  /** The failed request, if the invitation could not be loaded. */
  failure?: InvitationFailure
}

interface ShownGuest {
  guest: SavedRegistration
  /** The address that received the email; absent for a stored registration, which does not contain it. */
  email?: string
  /** Whether the guest chose this view; false for the first view of the page. */
  isAsked: boolean
}

/** The registration form, or the entry code of a guest who registered on this device. */
export function OpenInvitation({ invitationKey, terms, failure }: OpenInvitationProps) {
  const notify = useNotify()
  const [kept, setKept] = useState(() => readRegistrations(invitationKey, terms))
  const [shown, setShown] = useState<ShownGuest | undefined>(kept[0] && { guest: kept[0], isAsked: false })
  const [isAnother, setIsAnother] = useState(false)

  const register = ({ message, name, email, qrcode }: Registration, current: InvitationTerms) => {
    notify.success(message)
    const guest = { name, qrcode, terms: current }
    saveRegistration(invitationKey, guest)
    setKept(readRegistrations(invitationKey))
    setShown({ guest, email, isAsked: true })
  }
  const show = (guest: SavedRegistration) => setShown({ guest, isAsked: true })

  if (shown) {
    const { guest } = shown
    return (
      <InvitationRegistered
        key={`${guest.name} ${guest.qrcode}`}
        {...shown}
        others={kept.filter((one) => !isSameGuest(one, guest))}
        onShow={show}
        onRegisterAnother={
          terms &&
          (() => {
            setShown(undefined)
            setIsAnother(true)
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
      kept={kept}
      takesFocus={isAnother}
      onShow={show}
      onRegistered={(registration) => register(registration, terms)}
    />
  )
}
