import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { paths } from '@/paths'

/** The address of the form that begins with what an authorization has: an invitation has one of its own. */
export const reusePath = ({
  id,
  preauthorization_type,
}: Pick<AuthorizationSummary, 'id' | 'preauthorization_type'>): string =>
  preauthorization_type === 'INVITE' ? paths.newInvitation(id) : paths.newAuthorization(id)
