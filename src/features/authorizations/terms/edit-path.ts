import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { paths } from '@/paths'

/** The address of the form of an authorization: an invitation has one of its own. */
export const editPath = ({
  id,
  preauthorization_type,
}: Pick<AuthorizationSummary, 'id' | 'preauthorization_type'>): string =>
  preauthorization_type === 'INVITE' ? paths.editInvitation(id) : paths.editAuthorization(id)
