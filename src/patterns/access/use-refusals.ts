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

/** The rules by their actions, so that each is asked of what it is about. */
const rules: {
  [Action in RefusedAction]: (thing: RefusalSubject<Action>, asker: RefusalContext) => RefusalCode | undefined
} = refusals

/**
 * Answers why an action is refused, as the sentence for `disabledReason`; undefined if it is not. A function, because a
 * list asks it of every row: `reasonOf('authorization.edit', authorization)`.
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
