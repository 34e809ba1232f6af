import type { WriteOperation } from '../generated/operations'
import { accountWrites } from './accounts'
import { authorizationWrites } from './authorizations'
import { backgroundCheckWrites } from './background-checks'
import { coResidentWrites } from './co-residents'
import { contactWrites } from './contacts'
import { insuranceWrites } from './insurance'
import { personWrites } from './persons'
import { petWrites } from './pets'
import { photoWrites } from './photos'
import { publicWrites } from './public'
import { sessionWrites } from './session'
import { submissionWrites } from './submissions'
import { tenantWrites } from './tenants'
import { vehicleWrites } from './vehicles'
import { workGroupWrites } from './work-groups'
import { workManagerWrites } from './work-managers'
import { workerWrites } from './workers'
import type { Write } from './write'

/**
 * The effect of every write of the contract after a lost response. A write without its entry does not compile. Screens import
 * the file of their tag instead, so that they load no other tags.
 */
export const writes = {
  ...sessionWrites,
  ...accountWrites,
  ...authorizationWrites,
  ...contactWrites,
  ...coResidentWrites,
  ...tenantWrites,
  ...vehicleWrites,
  ...petWrites,
  ...photoWrites,
  ...workManagerWrites,
  ...personWrites,
  ...workerWrites,
  ...workGroupWrites,
  ...insuranceWrites,
  ...backgroundCheckWrites,
  ...submissionWrites,
  ...publicWrites,
} satisfies Record<WriteOperation, Write<never, unknown>>
