import * as v from 'valibot'
import { readStored, safeStorage } from '@/browser-storage'
import { isOverdue } from '../domain/authorizations'
import type { Pass } from '../domain/passes'
import type { Session } from './session-schema'
import { isSignedOut, sessionState, subscribeToSession } from './session-store'

/*
 * The passes that somebody has seen, so that they can be shown at the gate without a connection. They are checked at
 * every read, as the session is. Of other people a pass holds names alone: no document, phone or mail, and neither the
 * note nor the message, in which somebody may have written one.
 */

const key = 'portal.passes'
const local = safeStorage(() => window.localStorage)
/** More than anybody shows; the oldest give way. */
const limit = 20

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const flags = {
  monday_flag: v.boolean(),
  tuesday_flag: v.boolean(),
  wednesday_flag: v.boolean(),
  thursday_flag: v.boolean(),
  friday_flag: v.boolean(),
  saturday_flag: v.boolean(),
  sunday_flag: v.boolean(),
}
const day = v.pipe(v.string(), v.isoDate())

const pass = v.object({
  ...flags,
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
  /** Of another version, what was kept is as if there were none. */
  version: v.literal(2),
  /** The person whose they are: the session may be another by now, but not its user. */
  owner: id,
  passes: v.array(v.object({ saved_at: v.number(), pass })),
})

/** A pass as it was when it was seen; `saved_at` in milliseconds since 1970. */
export interface KeptPass {
  saved_at: number
  pass: Pass
}

/** A number that stays the same for a user from one session to the next; undefined for who has no lot, and so no pass. */
const ownerOf = ({ properties }: Session): number | undefined =>
  properties.length > 0 ? Math.min(...properties.map(({ person_id }) => person_id)) : undefined

/**
 * What is kept of who is signed in or, where their session has ended and they have not signed out, of who was. Nothing
 * past its last day.
 */
export function keptPasses(): KeptPass[] {
  const kept = readStored(schema, local.read(key))
  const { session } = sessionState()
  const isTheirs = session ? kept?.owner === ownerOf(session) : !isSignedOut()
  return kept && isTheirs ? kept.passes.filter((one) => !isOverdue(one.pass)) : []
}

function write(passes: readonly KeptPass[]) {
  const { session } = sessionState()
  const owner = session && ownerOf(session)
  if (owner === undefined || passes.length === 0) local.remove(key)
  else local.write(key, JSON.stringify({ version: 2, owner, passes: passes.slice(0, limit) }))
}

/** The pass of an authorization, if it was seen here. */
export const keptPass = (authorizationId: number): KeptPass | undefined =>
  keptPasses().find((one) => one.pass.id === authorizationId)

/** Keeps a pass that is seen, instead of what was kept of it; one that lets nobody in is not kept, nor what was. */
export function keepPass(seen: Pass, now: number = Date.now()) {
  if (!sessionState().session) return
  const others = keptPasses().filter((one) => one.pass.id !== seen.id)
  const isWorthKeeping = seen.qrcode !== undefined && !isOverdue(seen)
  // What the schema does not know, such as a new type, could not be read again.
  const parsed = v.safeParse(pass, seen)
  write(isWorthKeeping && parsed.success ? [{ saved_at: now, pass: parsed.output }, ...others] : others)
}

/** Forgets the pass of an authorization that is no more. */
export function forgetPass(authorizationId: number) {
  if (sessionState().session) write(keptPasses().filter((one) => one.pass.id !== authorizationId))
}

function forgetOthers() {
  if (sessionState().session) write(keptPasses())
  else if (isSignedOut()) local.remove(key)
}

/**
 * Forgets the passes of who signs out, here or in another tab, those of somebody else than who signs in, and those past
 * their last day; answers how to stop.
 */
export function forgetPassesOnSignOut(): () => void {
  forgetOthers()
  return subscribeToSession(forgetOthers)
}
