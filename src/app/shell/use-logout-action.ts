import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '@/api/api-error'
import { sessionWrites } from '@/api/writes/session'
import { useWrite } from '@/api/writes/use-write'
import { removeDraftsOfUser } from '@/patterns/form/draft-store'
import { leaveResults } from '@/patterns/form/use-leave-blockers'
import { useNotify } from '@/patterns/notify/use-notify'
import { getUserIdentity } from '@/session/same-user'
import type { Session } from '@/session/session-schema'
import { endSession } from '@/session/session-store'
import { copy } from './copy'

/**
 * Returns a function that ends the session in the backend and then in the browser. If the request fails, the function
 * shows an error and the user stays signed in. The returned value is for the leave guard.
 */
export function useLogoutAction(session: Session) {
  const notify = useNotify()
  const logout = useWrite(sessionWrites.logout)
  const isLeaving = useRef(false)
  return async () => {
    if (isLeaving.current) return leaveResults.stays
    isLeaving.current = true
    try {
      await logout({ data: { session_id: session.session_id ?? null } })
    } catch (error) {
      // A 401 means that the session has already ended in the backend. Any error but an ApiError means that the request
      // cannot be sent, so that another attempt would fail too.
      if (error instanceof ApiError && error.status !== 401) {
        notify.error(copy.logoutFailed)
        return leaveResults.stays
      }
    } finally {
      isLeaving.current = false
    }
    endSessionAndDrafts(session)
    return undefined
  }
}

function endSessionAndDrafts(session: Session) {
  // Forms save their drafts when they close, so all forms close before the drafts are removed.
  flushSync(endSession)
  removeDraftsOfUser(getUserIdentity(session))
}
