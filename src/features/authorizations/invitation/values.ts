import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { Day } from '@/domain/days'
import { reusedTerms } from '../terms/reused-terms'
import { newTerms, type TermsValues, termsValuesOf } from '../terms/values'
import { invitationLimits } from './limits'

/** What the inputs of the invitation form hold. The first error is the first in the order in which they stand. */
export interface HostInvitationValues extends TermsValues {
  name: string
  /** How many may come; null while the field is empty, NaN while it holds no number. */
  seats: number | null
  /** Who had confirmed and is taken out. */
  removed: AuthorizedPerson[]
}

/** A new invitation's form. */
export const newInvitation = (day: Day): HostInvitationValues => ({
  name: '',
  seats: invitationLimits.minSeats,
  ...newTerms(day),
  removed: [],
})

/** The form of a new one that is like another: its guests confirm by themselves. */
export const reusedInvitation = (invitation: AuthorizationDetail, day: Day): HostInvitationValues => ({
  name: invitation.name,
  seats: invitation.max_people,
  ...reusedTerms(invitation, day),
  removed: [],
})

/** An invitation's form. */
export const invitationValuesOf = (invitation: AuthorizationDetail): HostInvitationValues => ({
  name: invitation.name,
  seats: invitation.max_people,
  ...termsValuesOf(invitation),
  removed: [],
})
