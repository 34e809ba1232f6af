import * as v from 'valibot'
import type { InvitationTerms } from '@/api/generated/model/invitationTerms'
import { readStored, safeStorage } from '@/browser-storage'
import { isOverdue } from '@/domain/authorizations'

/*
 * Who registered on this device by the link of an invitation, so that their code is there again after a reload. Checked
 * at every read, and kept until the last day: names, codes and terms; no document, email or phone.
 */

const storageKey = 'portal.registrations'
const local = safeStorage(() => window.localStorage)
/** The oldest give way. */
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
  /** Absent where the backend gives none. */
  qrcode: v.optional(v.string()),
  terms,
})

const schema = v.object({
  version: v.literal(1),
  registrations: v.array(v.object({ invitationKey: v.string(), registration })),
})

export type SavedRegistration = v.InferOutput<typeof registration>
type StoredEntries = v.InferOutput<typeof schema>['registrations']

/** Whether both are the same code of the same person. */
export const isSameGuest = (one: SavedRegistration, other: SavedRegistration): boolean =>
  one.name === other.name && one.qrcode === other.qrcode

const readAll = (): StoredEntries => readStored(schema, local.read(storageKey))?.registrations ?? []

const isKept = ({ registration: { terms } }: StoredEntries[number]) => !isOverdue(terms)

function write(registrations: StoredEntries) {
  if (registrations.length === 0) local.remove(storageKey)
  else
    local.write(storageKey, JSON.stringify({ version: 1, registrations: registrations.slice(0, maxEntries) }))
}

/** Who registered here by a link, the last one first; `current` are the invitation's terms as they are now, where known. */
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

/** Keeps who registered, instead of what was kept of them. */
export function saveRegistration(invitationKey: string, registered: SavedRegistration) {
  const parsed = v.safeParse(registration, registered)
  if (!parsed.success) return
  const isSame = (one: StoredEntries[number]) =>
    one.invitationKey === invitationKey && isSameGuest(one.registration, registered)
  const others = readAll().filter((one) => isKept(one) && !isSame(one))
  write([{ invitationKey, registration: parsed.output }, ...others])
}
