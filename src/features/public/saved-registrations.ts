import * as v from 'valibot'
import type { InvitationTerms } from '@/api/generated/model/invitationTerms'
import { createSafeStorage, parseStored } from '@/browser-storage'
import { isOverdue } from '@/domain/authorizations'
import { type WeekdayFlags, weekdays } from '@/domain/weekdays'

/*
 * Stores the registrations on this device, so that a guest sees the entry code again after a reload. Every read
 * validates the entries and deletes the entries whose last day has passed. An entry contains the name, the code
 * and the terms, but no document, email or phone. See
 * docs/product/authorizations.md#public-kept.
 */

const storageKey = 'portal.registrations'
const local = createSafeStorage(() => window.localStorage)
/** The maximum number of entries. If it is reached, a new entry replaces the oldest entry. */
const maxEntries = 20

const day = v.pipe(v.string(), v.isoDate())
const flags = Object.fromEntries(weekdays.map((weekday) => [`${weekday}_flag`, v.boolean()])) as {
  [Flag in keyof WeekdayFlags]: v.BooleanSchema<undefined>
}

const terms = v.object({
  from_date: day,
  to_date: day,
  start_time: v.string(),
  end_time: v.string(),
  authorizer: v.string(),
  ...flags,
  real_property: v.object({ name: v.string(), logo: v.nullable(v.object({ web: v.string() })) }),
})

const registration = v.object({
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

export const isSameGuest = (left: SavedRegistration, right: SavedRegistration): boolean =>
  left.name === right.name && left.qrcode === right.qrcode

const readAll = (): StoredEntries => parseStored(schema, local.read(storageKey))?.registrations ?? []

const isCurrent = ({ registration: { terms } }: StoredEntries[number]) => !isOverdue(terms)

function write(registrations: StoredEntries) {
  if (registrations.length === 0) local.remove(storageKey)
  else
    local.write(storageKey, JSON.stringify({ version: 1, registrations: registrations.slice(0, maxEntries) }))
}

/** Returns the registrations of a link, the newest first. `currentTerms` replace the stored terms. */
export function readRegistrations(
  invitationKey: string,
  currentTerms?: InvitationTerms,
): SavedRegistration[] {
  const isOfLink = (entry: StoredEntries[number]) => entry.invitationKey === invitationKey
  const entries = readAll()
    .map((entry) =>
      currentTerms && isOfLink(entry)
        ? { ...entry, registration: { ...entry.registration, terms: currentTerms } }
        : entry,
    )
    .filter(isCurrent)
  write(entries)
  return entries.filter(isOfLink).map(({ registration }) => registration)
}

/** Stores a registration, which replaces the entry of the same guest and code. */
export function saveRegistration(invitationKey: string, newRegistration: SavedRegistration) {
  const parsed = v.safeParse(registration, newRegistration)
  if (!parsed.success) return
  const isSame = (entry: StoredEntries[number]) =>
    entry.invitationKey === invitationKey && isSameGuest(entry.registration, newRegistration)
  const others = readAll().filter((entry) => isCurrent(entry) && !isSame(entry))
  write([{ invitationKey, registration: parsed.output }, ...others])
}
