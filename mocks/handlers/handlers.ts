import type { Handlers } from '../contract/operations.ts'
import { accounts } from './accounts.ts'
import { authorizations } from './authorizations.ts'
import { catalogs } from './catalogs.ts'
import { coResidents } from './co-residents.ts'
import { contacts } from './contacts.ts'
import { lots } from './lots.ts'
import { pets } from './pets.ts'
import { photos } from './photos.ts'
import { session } from './session.ts'
import { tenants } from './tenants.ts'
import { vehicles } from './vehicles.ts'

/** What each operation of the contract does; one that is missing does not compile. */
export const handlers = {
  ...session,
  ...accounts,
  ...catalogs,
  ...authorizations,
  ...contacts,
  ...lots,
  ...coResidents,
  ...tenants,
  ...vehicles,
  ...pets,
  ...photos,
} satisfies Handlers
