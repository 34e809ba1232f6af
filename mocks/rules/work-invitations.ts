import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { workSentences } from '../copy/works.ts'
import type { MailRow, RegistrationCodeRow, WorkManagerRow, WorkRow } from '../db/rows.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import type { JoinedManager } from './work-managers.ts'
import { refuseOtherWork } from './works.ts'

const { managers: copy } = workSentences

interface WithEmail {
  email: string
}

/**
 * Returns the manager to invite, with the email. `manager` is the manager that the body names; undefined if there is none.
 * @throws Refusal 400 `work` if the work in the body differs from the work in the path; 400 `person` if the person is not a
 * manager of the work or has no email; 409 `message` if the manager is not CURRENT.
 */
export function requireInvitable(
  work: WorkRow,
  input: Schemas['WorkManagerInvitationInput'],
  manager: JoinedManager | undefined,
): JoinedManager & WithEmail {
  refuseOtherWork(work, input.work)
  if (!manager) return refuse(400, { person: [copy.notManager] })
  if (manager.row.status !== 'CURRENT') refuse(409, { message: copy.notCurrent })
  const { email } = manager.person
  refuseInvalidFields({ person: email === null ? [copy.withoutEmail] : [] })
  return { ...manager, email: email ?? '' }
}

interface NewCode {
  id: number
  key: string
}

/**
 * Returns the registration code to store for an invited manager. If `code` is the manager's unused registration code, only
 * updates its email; otherwise creates a registration code from the id and the key of `code`.
 */
export const createInvitationCode = (
  { person, email }: JoinedManager & WithEmail,
  work: WorkRow,
  code: RegistrationCodeRow | NewCode,
): RegistrationCodeRow =>
  'key' in code
    ? {
        id: code.id,
        verification_key: code.key,
        person_id: person.id,
        property_id: work.property_id,
        email,
        is_used: false,
      }
    : { ...code, email }

/**
 * Creates the mail that invites a manager. The mail has the registration code and a link to the registration. For a
 * manager with a user, `code` is null, and the mail has only a link to the work.
 */
export const createInvitationMail = (
  { email }: WithEmail,
  work: WorkRow,
  code: RegistrationCodeRow | null,
  { id, now }: { id: number; now: Date },
): MailRow => ({
  id,
  to: email,
  subject: copy.subject(work.title),
  kind: 'manager',
  link: code ? `/register?code=${code.verification_key}` : `/construction/${work.id}`,
  code: code?.verification_key ?? null,
  at: now.toISOString(),
})

/**
 * Creates the response for the caller who invited a manager. The message depends on whether the manager has a user already.
 */
export const toInvitationMessage = ({ user }: JoinedManager): Schemas['Message'] => ({
  message: user ? copy.invitedAgain : copy.invited,
})

/**
 * Revokes the registration codes of an INVALID manager who does not live on the lot of the work. Returns the manager's unused
 * codes for the lot, marked as used. For any other manager, returns no codes.
 */
export const revokeCodes = (
  { row, isResident }: { row: WorkManagerRow; isResident: boolean },
  work: WorkRow,
  codes: readonly RegistrationCodeRow[],
): RegistrationCodeRow[] =>
  row.status !== 'INVALID' || isResident
    ? []
    : codes
        .filter((code) => code.person_id === row.person_id && code.property_id === work.property_id)
        .filter(({ is_used }) => !is_used)
        .map((code) => ({ ...code, is_used: true }))
