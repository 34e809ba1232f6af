import { accountSentences as copy } from '../copy/accounts.ts'
import type { PersonRow, RealPropertyRow, UserRow, WorkRow } from '../db/rows.ts'
import type { JoinedResidency } from './session.ts'

/** A user, with the rows that describe the account. */
export interface JoinedAccount {
  user: UserRow
  /** The current residencies. */
  residencies: readonly JoinedResidency[]
  persons: readonly { person: PersonRow; realProperty: RealPropertyRow }[]
  /** The managed works, with the managing person. */
  works: readonly { person: PersonRow; work: WorkRow }[]
}

/** As an account is chosen by. */
export const toAccountView = (file: JoinedAccount) => ({
  username: file.user.email,
  document: file.user.id_number,
  name: `${file.user.first_name} ${file.user.last_name}`,
  description: describeAccount(file),
})

function describeAccount(file: JoinedAccount): string {
  const parts = [
    ...describeOwner(file),
    ...describeRenter(file),
    ...describeWorkManager(file),
    ...describeStaff(file),
  ]
  if (parts.length > 0) return parts.join('; ')
  const names = file.persons.map(({ realProperty }) => realProperty.name)
  return names.length > 0 ? copy.known(names) : copy.unknown
}

/** Such as 'en Los Álamos (lotes A-12 y B-7)'. */
function describeLots(homes: readonly JoinedResidency[]): string[] {
  const names = new Set(homes.map(({ realProperty }) => realProperty.name))
  return [...names].map((name) => {
    const there = homes.filter(({ realProperty }) => realProperty.name === name)
    return copy.lots(
      name,
      there.map(({ lot }) => lot.identifier),
    )
  })
}

const getGender = ({ persons }: JoinedAccount) => persons[0]?.person.gender ?? 'X'

function describeOwner(file: JoinedAccount): string[] {
  const owned = file.residencies.filter(({ residency }) => residency.role === 'owner')
  return owned.length > 0 ? [copy.owner(getGender(file), describeLots(owned))] : []
}

function describeRenter(file: JoinedAccount): string[] {
  const rented = file.residencies.filter(({ residency }) => residency.role === 'renter')
  return rented.map((home) =>
    copy.renter(getGender(file), describeLots([home]), home.residency.can_manage_property),
  )
}

/** Describes the works that an account manages, except in neighbourhoods where its person lives. */
function describeWorkManager(file: JoinedAccount): string[] {
  return file.persons.flatMap(({ person, realProperty }) => {
    if (file.residencies.some((home) => home.person.id === person.id)) return []
    const [first, ...others] = file.works.filter((one) => one.person.id === person.id)
    if (!first) return []
    return [copy.workManager(person.gender, realProperty.name, first.work.title, others.length)]
  })
}

function describeStaff({ user, residencies: homes, persons }: JoinedAccount): string[] {
  const [first] = persons
  return user.groups.map((group) =>
    homes.length > 0 || !first ? copy.group(group) : copy.groupFromElsewhere(group, first.realProperty.name),
  )
}
