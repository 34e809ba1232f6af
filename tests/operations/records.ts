import { contract } from '@mocks/contract/generated/contract'
import type { OperationId } from '@mocks/contract/operations'
import { accounts } from './accounts'
import { authorizations } from './authorizations'
import { backgroundChecks } from './background-checks'
import { catalogs } from './catalogs'
import { coResidents } from './co-residents'
import { contacts } from './contacts'
import { insurance } from './insurance'
import { lots } from './lots'
import { movements } from './movements'
import type { AccessRow, GoodCall, OperationRecord, RefusalList, RoleRow } from './operation-record'
import { persons } from './persons'
import { pets } from './pets'
import { photos } from './photos'
import { publicPages } from './public'
import { session } from './session'
import { submissions } from './submissions'
import { tenants } from './tenants'
import { vehicles } from './vehicles'
import { workDocuments } from './work-documents'
import { workGroups } from './work-groups'
import { workManagers } from './work-managers'
import { workMovements } from './work-movements'
import { workers } from './workers'
import { works } from './works'

const recordsById: { [Id in OperationId]: OperationRecord<Id> } = {
  ...session,
  ...accounts,
  ...catalogs,
  ...authorizations,
  ...contacts,
  ...movements,
  ...publicPages,
  ...works,
  ...workManagers,
  ...persons,
  ...workers,
  ...workGroups,
  ...workDocuments,
  ...workMovements,
  ...submissions,
  ...insurance,
  ...backgroundChecks,
  ...lots,
  ...coResidents,
  ...tenants,
  ...vehicles,
  ...pets,
  ...photos,
}

/** A record whose type does not depend on its operation. Use it where the operation id is known only at runtime. */
export interface AnyRecord {
  call: GoodCall
  access?: readonly AccessRow[]
  roles?: readonly RoleRow[]
  refusals: Readonly<Record<string, RefusalList>>
}

/** The test data of each operation. The keys are operation ids. */
export const records = recordsById as unknown as Readonly<Record<OperationId, AnyRecord>>

/** Returns the path of the file that contains the record of an operation. */
export const getRecordPath = (id: OperationId): string =>
  `tests/operations/${contract.operations[id]?.tag}.ts`
