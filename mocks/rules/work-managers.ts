import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { workSentences } from '../copy/works.ts'
import type { PersonRow, UserRow, WorkManagerRow, WorkRow } from '../db/rows.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { formatFullName } from './people.ts'
import { findEmailUserId, pickPhone } from './persons.ts'
import { refuseOtherWork } from './works.ts'

const { managers: copy } = workSentences

/** A manager of a work, joined with the other data that `toWorkManager` needs. */
export interface JoinedManager {
  row: WorkManagerRow
  person: PersonRow
  user: UserRow | undefined
  /** Whether the person lives on the lot of the work. */
  isResident: boolean
}

/** Converts a manager to its form in responses. */
export function toWorkManager({ row, person, user, isResident }: JoinedManager): Schemas['WorkManager'] {
  const { id, first_name, last_name, id_number, email } = person
  return {
    id: row.id,
    status: row.status,
    person: {
      id,
      full_name: formatFullName(person),
      first_name,
      last_name,
      id_number,
      email,
      ...pickPhone(person),
      user_real_property: user ? { is_active_flag: true } : null,
      user: user ? { username: user.email } : null,
    },
    person_property: { is_resident: isResident },
  }
}

/**
 * Refuses a change to a manager whom the caller may not change.
 * @throws Refusal 403 `detail` if the manager is the caller or another resident of the lot.
 */
export function refuseSelfOrResident(
  { person, isResident }: Pick<JoinedManager, 'person' | 'isResident'>,
  callerId: number,
): void {
  if (person.id === callerId) refuse(403, { detail: copy.cannotEditSelf })
  if (isResident) refuse(403, { detail: copy.otherResident })
}

/**
 * Creates a manager of a work. `managers` are the managers that the work already has.
 * @throws Refusal 400 `work` if the work in the body differs from the work in the path; 400 `person` if the person is
 * unknown; 409 `message` if the person is already a manager of the work, with any status.
 */
export function createManager(
  work: WorkRow,
  input: Schemas['WorkManagerInput'],
  person: PersonRow | undefined,
  { id, managers }: { id: number; managers: readonly WorkManagerRow[] },
): WorkManagerRow {
  refuseOtherWork(work, input.work)
  refuseInvalidFields({ person: person ? [] : [workSentences.unknownPerson] })
  if (managers.some(({ person_id }) => person_id === input.person))
    refuse(409, { message: copy.alreadyManager })
  return { id, work_id: work.id, person_id: input.person, status: input.status }
}

/**
 * Changes the status of a manager.
 * @throws Refusal 400 `work` if the work in the body differs from the work in the path; 400 `person` if the person in the
 * body differs from the manager's person.
 */
export function changeManager(
  work: WorkRow,
  row: WorkManagerRow,
  input: Schemas['WorkManagerUpdate'],
): WorkManagerRow {
  refuseOtherWork(work, input.work)
  const isSamePerson = input.person === undefined || input.person === row.person_id
  refuseInvalidFields({ person: isSamePerson ? [] : [copy.otherPerson] })
  return { ...row, status: input.status }
}

/**
 * Changes the email and the phone of a manager's person. If a user has the email, links the person to this user.
 * @throws Refusal 409 `message` if the request changes the email of a person with a user; 409 `message` if the email belongs
 * to a user with another document number.
 */
export function changeManagerPerson(
  person: PersonRow,
  { email: requestedEmail, mobile_phone_number }: Schemas['WorkManagerPersonInput'],
  users: readonly UserRow[],
): PersonRow {
  const email = requestedEmail.toLowerCase()
  if (person.user_id !== null && person.email !== email) refuse(409, { message: copy.ownEmail })
  const user_id = findEmailUserId({ email, id_number: person.id_number }, users)
  const phone = mobile_phone_number
    ? { mobile_phone_country_code: person.mobile_phone_country_code ?? '+54', mobile_phone_number }
    : {}
  return { ...person, ...phone, email, user_id }
}
