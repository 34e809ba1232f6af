import { accountHandlers } from './accounts.ts'
import { authorizationHandlers } from './authorizations.ts'
import { backgroundCheckHandlers } from './background-checks.ts'
import { contactHandlers } from './contacts.ts'
import type { Handlers } from './handler.ts'
import { insuranceHandlers } from './insurance.ts'
import { movementHandlers } from './movements.ts'
import { personHandlers } from './persons.ts'
import { petHandlers } from './pets.ts'
import { photoHandlers } from './photos.ts'
import { publicHandlers } from './public.ts'
import { residentHandlers } from './residents.ts'
import { sessionHandlers } from './session.ts'
import { submissionHandlers } from './submissions.ts'
import { vehicleHandlers } from './vehicles.ts'
import { workGroupHandlers } from './work-groups.ts'
import { workManagerHandlers } from './work-managers.ts'
import { workerHandlers } from './workers.ts'
import { workHandlers } from './works.ts'

/** The handlers of all operations of the contract; a missing handler is a type error. */
export const handlers = {
  ...sessionHandlers,
  ...accountHandlers,
  ...authorizationHandlers,
  ...contactHandlers,
  ...movementHandlers,
  ...publicHandlers,
  ...workHandlers,
  ...workManagerHandlers,
  ...personHandlers,
  ...workerHandlers,
  ...workGroupHandlers,
  ...submissionHandlers,
  ...insuranceHandlers,
  ...backgroundCheckHandlers,
  ...residentHandlers,
  ...vehicleHandlers,
  ...petHandlers,
  ...photoHandlers,
} satisfies Handlers
