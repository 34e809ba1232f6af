import { useCallback } from 'react'
import { refusalSentences } from '@/copy/refusals'
import { today } from '@/domain/days'
import {
  type RefusalCode,
  type RefusalContext,
  type RefusalSubject,
  type RefusedAction,
  refusals,
} from '@/domain/refusals'
import { useSession } from '@/session/use-session'

/** The type ties each action to the subject of its rule. */
const rules: {
  [Action in RefusedAction]: (thing: RefusalSubject<Action>, asker: RefusalContext) => RefusalCode | undefined
} = refusals

/**
 * Returns a function that gives the reason why an action is refused, for `disabledReason`, or undefined if
 * the action is allowed. A list calls the function for each row:
 * `reasonOf('authorization.edit', authorization)`.
 */
export function useRefusals() {
  const { roles, session } = useSession()
  const { email } = session.user
  return useCallback(
    <Action extends RefusedAction>(action: Action, thing: RefusalSubject<Action>): string | undefined => {
      const code = rules[action](thing, { roles, email, day: today() })
      return code && refusalSentences[code]
    },
    [roles, email],
  )
}
