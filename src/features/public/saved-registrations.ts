import * as v from 'valibot'
import type { InvitationTerms } from '@/api/generated/model/invitationTerms'
import { createSafeStorage, parseStored } from '@/browser-storage'
import { isExpiredAuthorization } from '@/domain/authorizations'
import { type WeekdayFlags, weekdays } from '@/domain/weekdays'

/*
 * When a guest registers by the link of an invitation, the browser stores the registration. After a reload, the guest
 * sees the QR code again. `readRegistrations` and `saveRegistration` delete invalid stored data, and registrations
 * whose last day has passed. A stored registration contains the name, the code and the terms of the invitation, but no
 * document number, email or phone. See docs/product/authorizations.md#public-kept.
 */

const storageKey = 'portal.registrations'
const local = createSafeStorage(() => window.localStorage)
/** The maximum number of stored registrations. Beyond it, a new registration replaces the oldest one. */
const maxEntries = 20

const daySchema = v.pipe(v.string(), v.isoDate())
const weekdayFlagSchemas = Object.fromEntries(
  weekdays.map((weekday) => [`${weekday}_flag`, v.boolean()]),
) as {
  [Flag in keyof WeekdayFlags]: v.BooleanSchema<undefined>
}

const termsSchema = v.object({
  from_date: daySchema,
  to_date: daySchema,
  start_time: v.string(),
  end_time: v.string(),
  authorizer: v.string(),
  ...weekdayFlagSchemas,
  real_property: v.object({ name: v.string(), logo: v.nullable(v.object({ web: v.string() })) }),
})

const registrationSchema = v.object({
  name: v.string(),
  /** Absent if the backend returned no code. */
  qrcode: v.optional(v.string()),
  terms: termsSchema,
})

const storedSchema = v.object({
  version: v.literal(1),
  registrations: v.array(v.object({ invitationKey: v.string(), registration: registrationSchema })),
})

export type SavedRegistration = v.InferOutput<typeof registrationSchema>
type StoredEntries = v.InferOutput<typeof storedSchema>['registrations']

export const isSameGuest = (left: SavedRegistration, right: SavedRegistration): boolean =>
  left.name === right.name && left.qrcode === right.qrcode

const readAll = (): StoredEntries => parseStored(storedSchema, local.read(storageKey))?.registrations ?? []

const isCurrent = ({ registration: { terms } }: StoredEntries[number]) => !isExpiredAuthorization(terms)

function write(registrations: StoredEntries) {
  if (registrations.length === 0) local.remove(storageKey)
  else
    local.write(storageKey, JSON.stringify({ version: 1, registrations: registrations.slice(0, maxEntries) }))
}

/**
 * Returns the stored registrations of one invitation link, the newest first. After the invitation has loaded, the page
 * passes `currentTerms`. These terms replace the stored terms.
 */
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

/**
 * Stores a registration as the newest one. It replaces a stored registration that has the same link, name and code.
 * An invalid registration is not stored.
 */
export function saveRegistration(invitationKey: string, newRegistration: SavedRegistration) {
  const parsed = v.safeParse(registrationSchema, newRegistration)
  if (!parsed.success) return
  const isSame = (entry: StoredEntries[number]) =>
    entry.invitationKey === invitationKey && isSameGuest(entry.registration, newRegistration)
  const others = readAll().filter((entry) => isCurrent(entry) && !isSame(entry))
  write([{ invitationKey, registration: parsed.output }, ...others])
}
