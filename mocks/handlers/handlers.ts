import type { Handlers } from '../contract/operations.ts'
import { accounts } from './accounts.ts'
import { authorizations } from './authorizations.ts'
import { backgroundChecks } from './background-checks.ts'
import { catalogs } from './catalogs.ts'
import { contacts } from './contacts.ts'
import { insurance } from './insurance.ts'
import { session } from './session.ts'
import { submissions } from './submissions.ts'

/** What each operation of the contract does; one that is missing does not compile. */
export const handlers = {
  ...session,
  ...accounts,
  ...catalogs,
  ...authorizations,
  ...contacts,
  ...submissions,
  ...insurance,
  ...backgroundChecks,
} satisfies Handlers
