import { useFormikContext } from 'formik'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { useAuthorizedPages } from '../terms/use-authorized-pages'
import type { HostInvitationValues } from './invitation-form'

/**
 * Returns the number of guests that the invitation has after saving: the confirmed guests, minus those that the user has
 * removed in the form, plus those that the user has added from a list.
 */
export function useConfirmedCount(invitation: AuthorizationDetail | undefined): number {
  const { values } = useFormikContext<HostInvitationValues>()
  const { count = invitation?.count_authorized ?? 0 } = useAuthorizedPages(invitation, '', { isFresh: true })
  return count - values.removed.length + values.added.length
}
