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

/** The rules, typed so that each action determines the type of its subject. The generic call below needs this type. */
const rules: {
  [Action in RefusedAction]: (
    subject: RefusalSubject<Action>,
    context: RefusalContext,
  ) => RefusalCode | undefined
} = refusals

/** The returned function says why an action is not allowed. For an allowed action, the function returns undefined. */
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
