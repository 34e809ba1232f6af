import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { workSentences } from '../copy/works.ts'
import type { MailRow, RegistrationCodeRow, WorkManagerRow, WorkRow } from '../db/rows.ts'
import { refuseFields } from './field-refusals.ts'
import type { JoinedManager } from './work-managers.ts'
import { refuseOtherWork } from './works.ts'

const { managers: copy } = workSentences

interface WithEmail {
  email: string
}

/**
 * Returns the manager to invite.
 * @throws Refusal 400 `work` if the body names another work than the path; 400 `person` if the person is not a manager
 * or has no email; 409 `message` if the manager is not CURRENT.
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
  refuseFields({ person: email === null ? [copy.withoutEmail] : [] })
  return { ...manager, email: email ?? '' }
}

interface NewCode {
  id: number
  key: string
}

/** Creates the registration code of an invited manager, or updates the email of an unused code. */
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
 * Creates the mail of an invitation: with the registration code or, for a person with a user, with a link to the
 * work.
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

/** Creates the response to the sender of an invitation. The message differs for a person who has a user already. */
export const toInvitationMessage = ({ user }: JoinedManager): Schemas['Message'] => ({
  message: user ? copy.invitedAgain : copy.invited,
})

/** Marks the unused codes of an invalid manager as used, except those of a resident. */
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
