import { useEffect, useState } from 'react'
import { MockError, type Settings, type State } from '../../../client.ts'
import { useAction } from '../../calls/use-action.ts'
import { useControlQuery } from '../../calls/use-control-query.ts'
import { usePanelControls } from '../../controls-context.tsx'
import { formatFullInstant } from '../../format-instant.ts'
import { copy } from './copy.ts'

/** Reads and sets the clock. The account stays signed in, though its session may expire by the new time. */
export function useClock() {
  const { mock, portal, refreshPortal } = usePanelControls()
  const clock = useControlQuery(() => mock.state())
  const action = useAction()

  const signInAgain = async (shown: string, who: string | undefined) => {
    if (who === undefined) return copy.moved(shown)
    try {
      await portal.saveSession(await mock.signIn(who))
      return copy.signedInAgain(shown, who)
    } catch (error) {
      if (!(error instanceof MockError)) throw error
      return copy.signedOut(shown, who)
    }
  }

  const move = (name: string, change: Settings) =>
    action.run(name, async () => {
      // The session may have expired at the new time.
      const who = await portal.getAccountEmail()
      const { now } = await mock.settings(change)
      const said = await signInAgain(formatFullInstant(new Date(now)), who)
      refreshPortal()
      await clock.reload()
      return said
    })

  return { clock, action, move }
}

/** Returns the current time of a clock that was read before. Use a `key` to show another reading. */
export function useShownTime({ now, tick }: State): Date {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    if (!tick) return
    const since = performance.now()
    const timer = setInterval(() => setPassed(performance.now() - since), 1000)
    return () => clearInterval(timer)
  }, [tick])
  return new Date(Date.parse(now) + passed)
}
