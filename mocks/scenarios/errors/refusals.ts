import type { CalendarDay } from '../../rules/calendar.ts'
import type { RefusalRow, UnreachableRow } from './refusal-row.ts'
import { accountRefusals } from './table/account.ts'
import { authorizationRefusals, contactRefusals } from './table/authorizations.ts'
import { lotAccessRefusals } from './table/lot-access.ts'
import { lotRefusals } from './table/lots.ts'
import { movementRefusals } from './table/movements.ts'
import { photoRefusals } from './table/photos.ts'
import { publicRefusals } from './table/public.ts'
import { submissionRefusals } from './table/submissions.ts'
import { workRefusals } from './table/works.ts'

/** Every refusal of the backend, and how to reproduce it in the scenario `errors` that begins on this day. */
export const listRefusals = (today: CalendarDay): readonly RefusalRow[] => [
  ...accountRefusals,
  ...authorizationRefusals(today),
  ...contactRefusals,
  ...movementRefusals(today),
  ...lotRefusals(today),
  ...lotAccessRefusals(),
  ...photoRefusals,
  ...workRefusals(today),
  ...submissionRefusals(today),
  ...publicRefusals(today),
]

const onlyToOwn = 'Who sees an authorization may cancel it; others are told that it does not exist (404)'

/** Refusals that the contract declares, but that no call of the portal can cause. */
export const unreachableRefusals: readonly UnreachableRow[] = [
  { operationId: 'cancelAuthorization', status: 403, reason: onlyToOwn },
  {
    operationId: 'searchPersons',
    status: 403,
    reason:
      'Each account of the demo has a work, a lot or the Administration’s rights; who has none sees no picker',
  },
  {
    operationId: 'createPerson',
    status: 403,
    reason:
      'Each account of the demo has a work, a lot or the Administration’s rights; who has none sees no picker',
  },
]
