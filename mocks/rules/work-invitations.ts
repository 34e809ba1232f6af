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

/** @throws Refusal 400 `work`, `person` (no manager, or without an email); 409 `message` if not current. */
export function requireInvitable(
  work: WorkRow,
  input: Schemas['WorkManagerInvitationInput'],
  file: JoinedManager | undefined,
): JoinedManager & WithEmail {
  refuseOtherWork(work, input.work)
  if (!file) return refuse(400, { person: [copy.notManager] })
  if (file.row.status !== 'CURRENT') refuse(409, { message: copy.notCurrent })
  const { email } = file.person
  refuseFields({ person: email === null ? [copy.withoutEmail] : [] })
  return { ...file, email: email ?? '' }
}

interface NewCode {
  id: number
  key: string
}

/** The code with which an invited manager registers: the one that waits for them, or a new one. */
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

/** The mail of an invitation: with the code to register, or for a user the way to the work. */
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

/** Creates the sender's answer. A person who has a user already gets the mail again. */
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
