import { accountStates } from './accounts'
import { authorizationStates } from './authorizations'
import { demoStates } from './demo'
import { expiryStates } from './expiries'
import { lotRecordStates } from './lot-records'
import { lotStates } from './lots'
import { movementStates } from './movements'
import { newSubmissionStates } from './new-submission'
import { publicStates } from './public'
import type { ScreenState } from './screen-state'
import { submissionStates } from './submissions'
import { weekStates } from './week'
import { workGroupStates } from './work-groups'
import { workManagerStates } from './work-managers'
import { workerStates } from './workers'
import { workStates } from './works'

/** The states of the screens of the portal. */
export const portalStates: ScreenState[] = [
  ...authorizationStates,
  ...weekStates,
  ...movementStates,
  ...expiryStates,
  ...lotStates,
  ...lotRecordStates,
  ...workStates,
  ...workManagerStates,
  ...workerStates,
  ...workGroupStates,
  ...submissionStates,
  ...newSubmissionStates,
  ...accountStates,
  ...publicStates,
]

/** The states of all screens, including those of the demo panel. */
export const screenStates: ScreenState[] = [...portalStates, ...demoStates]
