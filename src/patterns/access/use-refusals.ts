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
  [Action in RefusedAction]: (
    subject: RefusalSubject<Action>,
    context: RefusalContext,
  ) => RefusalCode | undefined
} = refusals

/** Returns a function that gives the reason why an action is disabled, or undefined if it is allowed. */
export function useRefusals() {
  const { email } = useSession().session.user
  return useCallback(
    <Action extends RefusedAction>(action: Action, subject: RefusalSubject<Action>): string | undefined => {
      const code = rules[action](subject, { email, day: today() })
      return code && refusalSentences[code]
    },
    [email],
  )
}
