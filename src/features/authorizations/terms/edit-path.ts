import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { paths } from '@/paths'

/** Returns the address of the edit form. An invitation has its own form. */
export const editPath = ({
  id,
  preauthorization_type,
}: Pick<AuthorizationSummary, 'id' | 'preauthorization_type'>): string =>
  preauthorization_type === 'INVITE' ? paths.editInvitation(id) : paths.editAuthorization(id)
