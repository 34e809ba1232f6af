import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { Day } from '@/domain/days'
import { reusedTerms } from '../terms/reused-terms'
import { newTerms, type TermsValues, termsValuesOf } from '../terms/values'
import { invitationLimits } from './limits'

/** The values of the invitation form. The order of the inputs defines the order of the errors. */
export interface HostInvitationValues extends TermsValues {
  name: string
  /** The number of seats; null while the field is empty, NaN while it contains no number. */
  seats: number | null
  /** The confirmed guests to remove. */
  removed: AuthorizedPerson[]
}

/** The initial values of a new invitation. */
export const newInvitation = (day: Day): HostInvitationValues => ({
  name: '',
  seats: invitationLimits.minSeats,
  ...newTerms(day),
  removed: [],
})

/** The initial values of a new invitation that repeats an earlier invitation, without its guests. */
export const reusedInvitation = (invitation: AuthorizationDetail, day: Day): HostInvitationValues => ({
  name: invitation.name,
  seats: invitation.max_people,
  ...reusedTerms(invitation, day),
  removed: [],
})

/** The initial values for an existing invitation. */
export const invitationValuesOf = (invitation: AuthorizationDetail): HostInvitationValues => ({
  name: invitation.name,
  seats: invitation.max_people,
  ...termsValuesOf(invitation),
  removed: [],
})
