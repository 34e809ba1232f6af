import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { paths } from '@/paths'

/** Returns the address of the form for a copy. An invitation has its own form. */
export const reusePath = ({
  id,
  preauthorization_type,
}: Pick<AuthorizationSummary, 'id' | 'preauthorization_type'>): string =>
  preauthorization_type === 'INVITE' ? paths.newInvitation(id) : paths.newAuthorization(id)
