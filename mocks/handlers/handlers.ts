import type { Handlers } from '../contract/operations.ts'
import { accounts } from './accounts.ts'
import { authorizations } from './authorizations.ts'
import { backgroundChecks } from './background-checks.ts'
import { catalogs } from './catalogs.ts'
import { coResidents } from './co-residents.ts'
import { contacts } from './contacts.ts'
import { insurance } from './insurance.ts'
import { lots } from './lots.ts'
import { movements } from './movements.ts'
import { persons } from './persons.ts'
import { pets } from './pets.ts'
import { photos } from './photos.ts'
import { publicPages } from './public.ts'
import { session } from './session.ts'
import { submissions } from './submissions.ts'
import { tenants } from './tenants.ts'
import { vehicles } from './vehicles.ts'
import { workDocuments } from './work-documents.ts'
import { workGroups } from './work-groups.ts'
import { workManagers } from './work-managers.ts'
import { workMovements } from './work-movements.ts'
import { workers } from './workers.ts'
import { works } from './works.ts'

/** What each operation of the contract does; one that is missing does not compile. */
export const handlers = {
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
  ...submissions,
  ...insurance,
  ...backgroundChecks,
  ...lots,
  ...coResidents,
  ...tenants,
  ...vehicles,
  ...pets,
  ...photos,
  ...workMovements,
} satisfies Handlers
