import { accountSentences as copy } from '../copy/accounts.ts'
import type { PersonRow, RealPropertyRow, UserRow, WorkRow } from '../db/rows.ts'
import type { JoinedResidency } from './session.ts'

/** A user, joined with the rows from which the account is described. */
export interface JoinedAccount {
  user: UserRow
  /** The residencies of the user that are in force today. */
  residencies: readonly JoinedResidency[]
  persons: readonly { person: PersonRow; realProperty: RealPropertyRow }[]
  /** The works that the user manages now. `person` is the user's person who manages the work. */
  works: readonly { person: PersonRow; work: WorkRow }[]
}

/** Converts an account to its entry in the demo panel's list of accounts. */
export const toAccountView = (account: JoinedAccount) => ({
  username: account.user.email,
  document: account.user.id_number,
  name: `${account.user.first_name} ${account.user.last_name}`,
  description: describeAccount(account),
})

function describeAccount(account: JoinedAccount): string {
  const parts = [
    ...describeOwner(account),
    ...describeTenant(account),
    ...describeWorkManager(account),
    ...describeStaff(account),
  ]
  if (parts.length > 0) return parts.join('; ')
  const names = account.persons.map(({ realProperty }) => realProperty.name)
  return names.length > 0 ? copy.withoutLotOrWork(names) : copy.withoutNeighbourhood
}

/** Returns one text for each neighbourhood, with the lots there, such as 'en Los Álamos (lotes A-12 y B-7)'. */
function describeLots(homes: readonly JoinedResidency[]): string[] {
  const names = new Set(homes.map(({ realProperty }) => realProperty.name))
  return [...names].map((name) => {
    const neighbourhoodHomes = homes.filter(({ realProperty }) => realProperty.name === name)
    return copy.lots(
      name,
      neighbourhoodHomes.map(({ lot }) => lot.identifier),
    )
  })
}

function describeOwner(account: JoinedAccount): string[] {
  const ownedHomes = account.residencies.filter(({ residency }) => residency.role === 'owner')
  const [firstHome] = ownedHomes
  return firstHome ? [copy.owner(firstHome.person.gender, describeLots(ownedHomes))] : []
}

function describeTenant(account: JoinedAccount): string[] {
  const rentedHomes = account.residencies.filter(({ residency }) => residency.role === 'tenant')
  return rentedHomes.map((home) =>
    copy.tenant(home.person.gender, describeLots([home]), home.residency.can_manage_property),
  )
}

/** Returns one text for each neighbourhood in which the user manages works but does not live. */
function describeWorkManager(account: JoinedAccount): string[] {
  return account.persons.flatMap(({ person, realProperty }) => {
    if (account.residencies.some((home) => home.person.id === person.id)) return []
    const [firstWork, ...otherWorks] = account.works.filter((managed) => managed.person.id === person.id)
    if (!firstWork) return []
    return [copy.workManager(person.gender, realProperty.name, firstWork.work.title, otherWorks.length)]
  })
}

function describeStaff({ user, residencies: homes, persons }: JoinedAccount): string[] {
  const [firstPerson] = persons
  return user.groups.map((group) =>
    homes.length > 0 || !firstPerson
      ? copy.group(group)
      : copy.groupFromElsewhere(group, firstPerson.realProperty.name),
  )
}
