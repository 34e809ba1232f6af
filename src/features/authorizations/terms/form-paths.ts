import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { paths } from '@/paths'

type Authorization = Pick<AuthorizationSummary, 'id' | 'preauthorization_type'>

/** Returns the address of the edit form. An invitation has its own form. */
export const getEditPath = ({ id, preauthorization_type }: Authorization): string =>
  preauthorization_type === 'INVITE' ? paths.editInvitation(id) : paths.editAuthorization(id)

/** Returns the address of the form for a copy. An invitation has its own form. */
export const getReusePath = ({ id, preauthorization_type }: Authorization): string =>
  preauthorization_type === 'INVITE' ? paths.newInvitation(id) : paths.newAuthorization(id)
