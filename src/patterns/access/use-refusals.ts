import { refusalSentences } from '@/copy/refusals'
import { today } from '@/domain/days'
import { type Asker, type RefusedAction, type RefusedThing, refusals } from '@/domain/refusals'
import { useSession } from '@/session/use-session'

/**
 * Answers why an action is refused, as the sentence for `disabledReason`; undefined if it is not. A function, because a
 * list asks it of every row: `reasonOf('authorization.edit', authorization)`.
 */
export function useRefusals() {
  const { roles } = useSession()
  return <Action extends RefusedAction>(action: Action, thing: RefusedThing<Action>): string | undefined => {
    const rule: (thing: RefusedThing<Action>, asker: Asker) => keyof typeof refusalSentences | undefined =
      refusals[action]
    const code = rule(thing, { roles, day: today() })
    return code && refusalSentences[code]
  }
}
