import * as v from 'valibot'
import { createSafeStorage, parseStored } from '@/browser-storage'
import { isExpiredAuthorization } from '@/domain/authorizations'
import { decodeSharedPass, encodeSharedPass, type SharedPass } from '@/domain/shared-passes'

/*
 * The shared passes that a visitor has saved on this device, as the fragments of their links. Every read checks them, and leaves out
 * those whose last day has passed.
 */

const key = 'portal.sharedPasses'
const local = createSafeStorage(() => window.localStorage)
/** The maximum number of saved passes; the oldest are removed. */
const maxPasses = 20

const schema = v.object({
  version: v.literal(1),
  passes: v.array(v.object({ saved_at: v.number(), fragment: v.string() })),
})

/** A saved pass. `saved_at` is the time of saving in milliseconds since 1970. */
export interface SavedSharedPass {
  saved_at: number
  /** The fragment of the link, as `encodeSharedPass` returns it. */
  fragment: string
  pass: SharedPass
}

/** Returns the saved passes, the newest first. */
export function getSavedSharedPasses(): SavedSharedPass[] {
  const stored = parseStored(schema, local.read(key))?.passes ?? []
  return stored.flatMap(({ saved_at, fragment }) => {
    const result = decodeSharedPass(fragment)
    const isShown = result.kind === 'pass' && !isExpiredAuthorization(result.pass)
    return isShown ? [{ saved_at, fragment, pass: result.pass }] : []
  })
}

function writePasses(passes: readonly SavedSharedPass[]) {
  const stored = passes.slice(0, maxPasses).map(({ saved_at, fragment }) => ({ saved_at, fragment }))
  if (stored.length === 0) local.remove(key)
  else local.write(key, JSON.stringify({ version: 1, passes: stored }))
}

const listOthers = (fragment: string) => getSavedSharedPasses().filter((saved) => saved.fragment !== fragment)

/** Saves a pass. Returns it, or undefined if the browser stores nothing. */
export function saveSharedPass(pass: SharedPass, now: number = Date.now()): SavedSharedPass | undefined {
  const fragment = encodeSharedPass(pass)
  writePasses([{ saved_at: now, fragment, pass }, ...listOthers(fragment)])
  return getSavedSharedPass(pass)
}

/** Returns a pass if it is saved. */
export function getSavedSharedPass(pass: SharedPass): SavedSharedPass | undefined {
  const fragment = encodeSharedPass(pass)
  return getSavedSharedPasses().find((saved) => saved.fragment === fragment)
}

/** Removes a saved pass. */
export const removeSharedPass = (pass: SharedPass): void => writePasses(listOthers(encodeSharedPass(pass)))
