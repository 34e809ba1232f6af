import type { Handlers } from '../contract/operations.ts'
import { accounts } from './accounts.ts'
import { authorizations } from './authorizations.ts'
import { catalogs } from './catalogs.ts'
import { contacts } from './contacts.ts'
import { movements } from './movements.ts'
import { publicPages } from './public.ts'
import { session } from './session.ts'

/** What each operation of the contract does; one that is missing does not compile. */
export const handlers = {
  ...session,
  ...accounts,
  ...catalogs,
  ...authorizations,
  ...contacts,
  ...movements,
  ...publicPages,
} satisfies Handlers
