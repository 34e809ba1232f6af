import { refuse } from '../contract/refusal.ts'
import { accountSentences as copy } from '../copy/accounts.ts'
import type { Db } from '../db/db.ts'
import type { UserRow } from '../db/rows.ts'
import { openSession } from '../handlers/session.ts'
import { type JoinedAccount, toAccountView } from '../rules/account-descriptions.ts'
import { findCurrentHomes } from '../rules/lookups.ts'
import { findUserByName } from '../rules/session.ts'
import type { Control } from './control.ts'

/** Lists all accounts: those of the scenario, and those that people have registered since the last reset. */
export const accountsControl: Control = {
  method: 'GET',
  schema: null,
  run: ({ db, clock }) => ({
    status: 200,
    body: db.users.all().map((user) => toAccountView(joinAccount(db, user, clock.today()))),
  }),
}

function joinAccount(db: Db, user: UserRow, today: string): JoinedAccount {
  const persons = db.persons.by('user_id', user.id)
  return {
    user,
    residencies: findCurrentHomes(db, { userId: user.id }, today),
    persons: persons.map((person) => ({
      person,
      realProperty: db.realProperties.require(person.real_property_id),
    })),
    works: persons.flatMap((person) =>
      db.workManagers
        .by('person_id', person.id)
        .filter(({ status }) => status === 'CURRENT')
        .map(({ work_id }) => ({ person, work: db.works.require(work_id) })),
    ),
  }
}

/**
 * Signs in the account whose email or document number is `username`. Needs no password. The response body is that of
 * the operation `login`.
 */
export const signInControl: Control<{ username: string }> = {
  method: 'POST',
  schema: 'signIn',
  run: async ({ db, clock, ids, body }) => {
    const user = findUserByName(db.users.all(), body.username)
    if (!user) return refuse(400, { username: [copy.unknownUsername] })
    return { status: 200, body: await openSession(user, { db, clock, ids }) }
  },
}
