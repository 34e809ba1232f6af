import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { sentences } from '../copy/sentences.ts'
import type { MailRow, PersonRow, RecoveryLinkRow, RegistrationCodeRow, UserRow } from '../db/rows.ts'
import { addMinutes, isPast } from './calendar.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { findPasswordRefusals } from './passwords.ts'
import { toDocumentKey } from './people.ts'

/** The validity of a recovery link, in minutes. */
const recoveryDuration = 24 * 60

/** A registration code, and the person who received the code. */
export interface ResidentRegistration {
  code: RegistrationCodeRow
  person: PersonRow
}

interface SignupResult extends ResidentRegistration {
  user: UserRow
}

const isSameCode = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase()

/** Finds the registration code whose key equals `key`, ignoring case. */
export const findCode = (
  codes: readonly RegistrationCodeRow[],
  key: string,
): RegistrationCodeRow | undefined => codes.find(({ verification_key }) => isSameCode(verification_key, key))

/**
 * Checks the registration code and the document number (`idNumber`) of somebody who registers.
 * @throws Refusal 400 `verification_key` if the code is unknown or used; 400 `id_number` if the code's person has another
 * document number.
 */
export function verifyRegistration(
  registration: ResidentRegistration | undefined,
  idNumber: string,
): ResidentRegistration {
  if (!registration || registration.code.is_used) {
    refuse(400, { verification_key: [sentences.accounts.unknownCode] })
  }
  if (toDocumentKey(registration.person.id_number) !== toDocumentKey(idNumber)) {
    refuse(400, { id_number: [sentences.accounts.otherDocument] })
  }
  return registration
}

/**
 * Creates the user for a verified registration code, links the person to the user, and marks the code as used.
 * @throws Refusal 400 `username` if it differs from the email of the code or belongs to a user; 400 `password` if it breaks
 * a password rule.
 */
export function signUp(
  { code, person }: ResidentRegistration,
  { username, password }: Schemas['SignupInput'],
  users: readonly UserRow[],
  userId: number,
): SignupResult {
  const user: UserRow = {
    id: userId,
    email: code.email,
    password,
    groups: [],
    first_name: person.first_name,
    last_name: person.last_name,
    id_number: person.id_number,
    photo_url: null,
  }
  const refusals = {
    username: findUsernameRefusals(username, code.email, users),
    password: findPasswordRefusals(password, user),
  }
  refuseInvalidFields(refusals)
  return { user, person: { ...person, user_id: userId }, code: { ...code, is_used: true } }
}

function findUsernameRefusals(username: string, codeEmail: string, users: readonly UserRow[]): string[] {
  if (username.trim().toLowerCase() !== codeEmail) return [sentences.accounts.otherUsername]
  return users.some(({ email }) => email === codeEmail) ? [sentences.accounts.usernameTaken] : []
}

/** Creates a link to choose a new password, and the mail that contains the link. */
export function createRecovery(
  user: UserRow,
  { linkId, mailId, uid, token }: { linkId: number; mailId: number; uid: string; token: string },
  now: Date,
): { link: RecoveryLinkRow; mail: MailRow } {
  const link = {
    id: linkId,
    user_id: user.id,
    uid,
    token,
    expires_at: addMinutes(now, recoveryDuration),
    is_used: false,
  }
  const mail: MailRow = {
    id: mailId,
    to: user.email,
    subject: sentences.accounts.recoverySubject,
    kind: 'recovery',
    link: `/password-recover/${uid}/${token}`,
    code: null,
    at: now.toISOString(),
  }
  return { link, mail }
}

/** Marks a recovery link as used. @throws Refusal 400 `token` if the link is unknown, used or expired. */
export function consumeRecoveryLink(link: RecoveryLinkRow | undefined, now: Date): RecoveryLinkRow {
  if (link && !link.is_used && !isPast(link.expires_at, now)) return { ...link, is_used: true }
  refuse(400, { token: [sentences.accounts.wrongLink] })
}

/**
 * Changes a password.
 * @throws Refusal 400 `new_password` if it breaks a password rule; 400 `re_new_password` if the two passwords differ.
 */
export function changePassword(
  user: UserRow,
  { new_password, re_new_password }: Pick<Schemas['NewPasswordInput'], 'new_password' | 're_new_password'>,
): UserRow {
  refuseInvalidFields({
    new_password: findPasswordRefusals(new_password, user),
    re_new_password: new_password === re_new_password ? [] : [sentences.accounts.passwordsDiffer],
  })
  return { ...user, password: new_password }
}

/**
 * Changes the email with which the user signs in, and the email and phone number of the person.
 * @throws Refusal 409 `message` if another user already has the email.
 */
export function changeContactData(
  user: UserRow,
  person: PersonRow,
  input: Schemas['PersonContactInput'],
  users: readonly UserRow[],
): { user: UserRow; person: PersonRow } {
  const email = input.email.toLowerCase()
  if (users.some((otherUser) => otherUser.id !== user.id && otherUser.email === email)) {
    refuse(409, { message: sentences.accounts.emailTaken })
  }
  return {
    user: { ...user, email },
    person: { ...person, email, mobile_phone_number: input.mobile_phone_number },
  }
}
