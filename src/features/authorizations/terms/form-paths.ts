import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { paths } from '@/paths'

type Authorization = Pick<AuthorizationSummary, 'id' | 'preauthorization_type'>

/** Returns the address of the form that edits an authorization. Invitations have a form of their own. */
export const getEditPath = ({ id, preauthorization_type }: Authorization): string =>
  preauthorization_type === 'INVITE' ? paths.editInvitation(id) : paths.editAuthorization(id)

/** Returns the address of the form that creates a copy of an authorization. Invitations have a form of their own. */
export const getReusePath = ({ id, preauthorization_type }: Authorization): string =>
  preauthorization_type === 'INVITE' ? paths.newInvitation(id) : paths.newAuthorization(id)
