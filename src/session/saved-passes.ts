import * as v from 'valibot'
import { createSafeStorage, parseStored } from '@/browser-storage'
import { isExpiredAuthorization } from '../domain/authorizations'
import type { Pass } from '../domain/passes'
import { weekdayFlagNames } from '../domain/weekdays'
import type { Session } from './session-schema'
import { getSessionState, isSignedOut, subscribeToSession } from './session-store'

/*
 * The passes that the user has opened. The user can show them at the gate without a connection. Every read validates the
 * stored passes. For privacy, a pass contains the names of the authorized people, but no document number, phone, email, note
 * or message.
 */

const key = 'portal.passes'
const local = createSafeStorage(() => window.localStorage)
/** The maximum number of saved passes; the oldest are removed. */
const maxPasses = 20

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const day = v.pipe(v.string(), v.isoDate())

const pass = v.object({
  ...v.entriesFromList(weekdayFlagNames, v.boolean()),
  id,
  name: v.string(),
  preauthorization_type: v.picklist(['PERSONAL', 'FAMILY', 'VENDOR', 'OTHER', 'REAL_STATE', 'EVENT']),
  from_date: day,
  to_date: day,
  start_time: v.string(),
  end_time: v.string(),
  concurrent_flag: v.boolean(),
  count_authorized: v.number(),
  qrcode: v.string(),
  people: v.array(v.object({ id, full_name: v.string() })),
  lot: v.optional(
    v.object({
      identifier: v.string(),
      area_name: v.nullable(v.string()),
      real_property_name: v.string(),
    }),
  ),
})

const schema = v.object({
  version: v.literal(2),
  /** An id of the user that is the same in every session. */
  owner: id,
  passes: v.array(v.object({ saved_at: v.number(), pass })),
})

/** A pass as it was when the user opened it. `saved_at` is the time of the opening in milliseconds since 1970. */
export interface SavedPass {
  saved_at: number
  pass: Pass
}

/** Returns an id that is the same in every session of a user; undefined for a user without lots, who has no passes. */
const getStableUserId = ({ properties }: Session): number | undefined =>
  properties.length > 0 ? Math.min(...properties.map(({ person_id }) => person_id)) : undefined

/**
 * Returns the saved passes of the signed-in user, without expired ones. If the session has expired, returns the passes of
 * its user.
 */
export function getSavedPasses(): SavedPass[] {
  const stored = parseStored(schema, local.read(key))
  const { session } = getSessionState()
  const arePassesOfUser = session ? stored?.owner === getStableUserId(session) : !isSignedOut()
  return stored && arePassesOfUser ? stored.passes.filter((saved) => !isExpiredAuthorization(saved.pass)) : []
}

function writePasses(passes: readonly SavedPass[]) {
  const { session } = getSessionState()
  const userId = session && getStableUserId(session)
  if (userId === undefined || passes.length === 0) local.remove(key)
  else local.write(key, JSON.stringify({ version: 2, owner: userId, passes: passes.slice(0, maxPasses) }))
}

/** Returns the saved pass of an authorization. */
export const getSavedPass = (authorizationId: number): SavedPass | undefined =>
  getSavedPasses().find(({ pass }) => pass.id === authorizationId)

/** Saves a pass. If the pass has no QR code or is expired, removes the saved pass instead. */
export function savePass(openedPass: Pass, now: number = Date.now()) {
  if (!getSessionState().session) return
  const others = getSavedPasses().filter((saved) => saved.pass.id !== openedPass.id)
  // A pass that does not match the schema, such as one without a QR code, is not saved: `getSavedPasses` could not read it.
  const parsed = v.safeParse(pass, openedPass)
  const isUsable = parsed.success && !isExpiredAuthorization(openedPass)
  writePasses(isUsable ? [{ saved_at: now, pass: parsed.output }, ...others] : others)
}

/** Removes the saved pass of an authorization. */
export function removeSavedPass(authorizationId: number) {
  if (getSessionState().session)
    writePasses(getSavedPasses().filter(({ pass }) => pass.id !== authorizationId))
}

function removeInvalidPasses() {
  if (getSessionState().session) writePasses(getSavedPasses())
  else if (isSignedOut()) local.remove(key)
}

/**
 * Removes expired passes and other users' passes, now and after each change of the session. After a sign-out, removes all
 * passes. Returns the function that unsubscribes.
 */
export function clearPassesOnSignOut(): () => void {
  removeInvalidPasses()
  return subscribeToSession(removeInvalidPasses)
}
