import { useEffect, useState } from 'react'
import { MockError, type Settings, type State } from '../../../client.ts'
import { useAction } from '../../calls/use-action.ts'
import { useControlQuery } from '../../calls/use-control-query.ts'
import { usePanelControls } from '../../controls-context.tsx'
import { formatFullInstant } from '../../format-instant.ts'
import { copy } from './copy.ts'

/**
 * Reads and changes the clock of the backend. After a change, the session may have expired. The hook therefore signs in the
 * current account again.
 */
export function useClock() {
  const { mock, portal, refreshPortal } = usePanelControls()
  const clock = useControlQuery(() => mock.state())
  const action = useAction()

  /** Signs in again if `email` is set. Returns the message about the new time and the session. */
  const signInAndDescribe = async (timeText: string, email: string | undefined) => {
    if (email === undefined) return copy.moved(timeText)
    try {
      await portal.signIn(await mock.signIn(email))
      return copy.signedInAgain(timeText, email)
    } catch (error) {
      if (!(error instanceof MockError)) throw error
      return copy.signedOut(timeText, email)
    }
  }

  const changeClock = (actionId: string, change: Settings) =>
    action.run(actionId, async () => {
      // Reads the email first: after the change, the session may have expired.
      const email = await portal.getAccountEmail()
      const { now } = await mock.settings(change)
      const message = await signInAndDescribe(formatFullInstant(new Date(now)), email)
      refreshPortal()
      await clock.reload()
      return message
    })

  return { clock, action, changeClock }
}

/**
 * Returns the current time of the clock: `now` and, if the clock runs, the time since the calling component was mounted.
 * For each new state, give that component a new React `key`. The added time then starts at 0 again.
 */
export function useCurrentTime({ now, tick }: State): Date {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    if (!tick) return
    const start = performance.now()
    const timer = setInterval(() => setElapsed(performance.now() - start), 1000)
    return () => clearInterval(timer)
  }, [tick])
  return new Date(Date.parse(now) + elapsed)
}
