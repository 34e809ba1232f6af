import * as v from 'valibot'
import { email, id, instant, text } from './fields.ts'

/** Single-use codes and links, mails, and stored responses. */
export const accountRowSchemas = {
  /** Codes for the registration of people without a user: residents and invited work managers. */
  registrationCodes: v.object({
    id,
    verification_key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6}$/)),
    person_id: id,
    property_id: id,
    email,
    is_used: v.boolean(),
  }),
  /** Links to choose a new password. */
  recoveryLinks: v.object({
    id,
    user_id: id,
    uid: text,
    token: text,
    expires_at: instant,
    is_used: v.boolean(),
  }),
  /** Single-use codes with which the mobile app opens the portal. */
  oneTimeCodes: v.object({ id, code: text, user_id: id, expires_at: instant, is_used: v.boolean() }),
  /**
   * The mails that a real backend would send. `link` is a path of the portal; `code` is a registration code or the access
   * code of a guest. Each is null in a mail that does not contain it.
   */
  mailbox: v.object({
    id,
    to: email,
    subject: text,
    kind: v.picklist(['recovery', 'registration', 'invitation', 'manager']),
    link: v.nullable(text),
    code: v.nullable(text),
    at: instant,
  }),
  /** The responses to writes with an `Idempotency-Key`. A repeated call gets the stored response. */
  idempotency: v.object({
    id,
    key: text,
    caller: text,
    operationId: text,
    status: v.number(),
    media_type: v.nullable(text),
    body: v.unknown(),
    /** A response body that is not JSON, as base64. */
    bytes: v.nullable(v.string()),
  }),
}
