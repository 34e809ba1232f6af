import * as v from 'valibot'
import type { InvitationTerms } from '@/api/generated/model/invitationTerms'
import { readStored, safeStorage } from '@/browser-storage'
import { isOverdue } from '@/domain/authorizations'

/*
 * Registrations by an invitation's link on this device, so that a guest sees the entry code again after a
 * reload. Every read validates the entries and deletes those whose last day has passed. An entry contains the
 * name, the code and the terms, but no document, email or phone. See
 * docs/product/authorizations.md#public-kept.
 */

const storageKey = 'portal.registrations'
const local = safeStorage(() => window.localStorage)
/** Above this limit the oldest entries are deleted. */
const maxEntries = 20

const day = v.pipe(v.string(), v.isoDate())

const terms = v.object({
  from_date: day,
  to_date: day,
  start_time: v.string(),
  end_time: v.string(),
  authorizer: v.string(),
  monday_flag: v.boolean(),
  tuesday_flag: v.boolean(),
  wednesday_flag: v.boolean(),
  thursday_flag: v.boolean(),
  friday_flag: v.boolean(),
  saturday_flag: v.boolean(),
  sunday_flag: v.boolean(),
  real_property: v.object({ name: v.string(), logo: v.nullable(v.object({ web: v.string() })) }),
})

const registration = v.object({
  /** The guest's first and last name. */
  name: v.string(),
  /** Absent if the backend returned no code. */
  qrcode: v.optional(v.string()),
  terms,
})

const schema = v.object({
  version: v.literal(1),
  registrations: v.array(v.object({ invitationKey: v.string(), registration })),
})

export type SavedRegistration = v.InferOutput<typeof registration>
type StoredEntries = v.InferOutput<typeof schema>['registrations']

export const isSameGuest = (one: SavedRegistration, other: SavedRegistration): boolean =>
  one.name === other.name && one.qrcode === other.qrcode

const readAll = (): StoredEntries => readStored(schema, local.read(storageKey))?.registrations ?? []

const isKept = ({ registration: { terms } }: StoredEntries[number]) => !isOverdue(terms)

function write(registrations: StoredEntries) {
  if (registrations.length === 0) local.remove(storageKey)
  else
    local.write(storageKey, JSON.stringify({ version: 1, registrations: registrations.slice(0, maxEntries) }))
}

/**
 * Returns the registrations by a link, newest first. `current`, the invitation's current terms, replaces the
 * stored terms.
 */
export function readRegistrations(invitationKey: string, current?: InvitationTerms): SavedRegistration[] {
  const renewed = readAll().map((one) =>
    current && one.invitationKey === invitationKey
      ? { ...one, registration: { ...one.registration, terms: current } }
      : one,
  )
  const kept = renewed.filter(isKept)
  write(kept)
  return kept.filter((one) => one.invitationKey === invitationKey).map((one) => one.registration)
}

/** Stores a registration; it replaces the previous entry of the same guest and code. */
export function saveRegistration(invitationKey: string, registered: SavedRegistration) {
  const parsed = v.safeParse(registration, registered)
  if (!parsed.success) return
  const isSame = (one: StoredEntries[number]) =>
    one.invitationKey === invitationKey && isSameGuest(one.registration, registered)
  const others = readAll().filter((one) => isKept(one) && !isSame(one))
  write([{ invitationKey, registration: parsed.output }, ...others])
}
