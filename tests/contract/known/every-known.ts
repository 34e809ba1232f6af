import type { OperationId } from '@mocks/contract/operations'
import { firstLightKnown } from './first-light'
import type { KnownCall } from './known'
import { lotCalls } from './lots'
import { movementsKnown } from './movements'
import { submissionsKnown } from './submissions'
import { worksKnown } from './works'

/** Every operation has a call that is known to succeed; one that lacks it does not compile. */
export const everyKnown: Record<OperationId, KnownCall> = {
  ...firstLightKnown,
  ...lotCalls,
  ...movementsKnown,
  ...worksKnown,
  ...submissionsKnown,
}
