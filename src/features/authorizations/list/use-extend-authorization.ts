import { isSessionEnd } from '@/api/api-error'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { authorizationWrites } from '@/api/writes/authorizations'
import { useWrite } from '@/api/writes/use-write'
import { describeError } from '@/copy/errors'
import { type Day, formatDayWithWeekday, today } from '@/domain/days'
import { useNotify } from '@/patterns/notify/use-notify'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { buildExtension, getExtendedDay } from './extension'

/** Returns a function that extends an authorization by a week at once. The message has a button that undoes it. */
export function useExtendAuthorization() {
  const notify = useNotify()
  const update = useWrite(authorizationWrites.updateAuthorization)
  const { neighbourhood, lot } = useSession()

  /** Moves the last day, and calls `onDone` unless the backend refuses. */
  async function moveLastDay(authorization: AuthorizationSummary, lastDay: Day, onDone: () => void) {
    const data = buildExtension(authorization, lastDay, today())
    try {
      const { id } = authorization
      const result = await update({ rp: neighbourhood.id, pid: lot?.property_id ?? 0, id, data })
      if (result?.rejection_reason) notify.warning(result.rejection_reason)
      else onDone()
    } catch (error) {
      if (!isSessionEnd(error)) notify.error(describeError(error, copy.extend.failed).join(' '))
    }
  }

  return (authorization: AuthorizationSummary) => {
    const { name, to_date: oldDay } = authorization
    const lastDay = getExtendedDay(authorization)
    const formatDone = (day: Day) => copy.extend.done(name, formatDayWithWeekday(day))
    const undo = () => moveLastDay(authorization, oldDay, () => notify.success(formatDone(oldDay)))
    return moveLastDay(authorization, lastDay, () =>
      notify.success(formatDone(lastDay), { undo: () => void undo() }),
    )
  }
}
