import { ApiError } from '../api-error'
import {
  getLoginMutationOptions,
  getLogoutMutationOptions,
  getRefreshTokenMutationOptions,
} from '../generated/session/session'
import { removal, unreadable, untracked } from './write'

export const sessionWrites = {
  // A second session does no harm.
  login: untracked(getLoginMutationOptions),
  // The backend rejects the token of a session that has ended.
  logout: removal(getLogoutMutationOptions, (error) => error instanceof ApiError && error.status === 401),
  refreshToken: unreadable(
    getRefreshTokenMutationOptions,
    'Only the response has the new token; if it is lost, the user signs in again.',
  ),
}
