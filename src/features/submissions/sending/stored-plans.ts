import { clear, createStore, delMany, entries, get, getMany, set, setMany } from 'idb-keyval'
import * as v from 'valibot'
import { storageKey } from '@/base-path'
import { keptOwner, noteKeptSubmission, noteNothingKept } from '@/session/kept-submissions'
import type { SubmissionKind } from '../kinds'
import { markInterruptedSteps, type Plan } from './plan'

/*
 * Stores unfinished submissions and their files on the device so that a reload loses nothing. They are stored per
 * user and neighbourhood until they are sent or discarded, the user signs out, or a week passes. A plan holds
 * people's names and ids, but no document numbers.
 */

const maxAge = 7 * 24 * 60 * 60 * 1000

let opened: ReturnType<typeof createStore> | undefined
const store = () => {
  opened ??= createStore(storageKey('portal-submissions'), 'kept')
  return opened
}

const schema = v.looseObject({
  /** A plan of another version is ignored. */
  version: v.literal(1),
  savedAt: v.number(),
  plan: v.looseObject({
    id: v.string(),
    kind: v.picklist(['INSURANCE', 'BACKGROUND_CHECK']),
    steps: v.array(v.looseObject({ key: v.string(), does: v.string(), state: v.string() })),
    doubts: v.array(v.looseObject({ key: v.string() })),
    wanted: v.looseObject({ people: v.array(v.any()), files: v.array(v.looseObject({ key: v.string() })) }),
    held: v.looseObject({ people: v.array(v.any()), files: v.array(v.any()) }),
  }),
})

/** Key prefix of the signed-in user's plans; undefined if nobody is signed in. */
const getKeyPrefix = (realPropertyId: number) => {
  const owner = keptOwner()
  return owner === undefined ? undefined : `${owner} ${realPropertyId} `
}

/** Storage may be forbidden or full. Sending continues without it. */
async function tryStorage<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

const getStoredFileKeys = (at: string, { id, wanted }: Plan) =>
  wanted.files.map(({ key }) => `${at}${id} ${key}`)

/** Stores a plan and the given files; returns whether it succeeded. */
export async function storePlan(
  realPropertyId: number,
  plan: Plan,
  files?: ReadonlyMap<string, File>,
  now = Date.now(),
): Promise<boolean> {
  const at = getKeyPrefix(realPropertyId)
  if (at === undefined) return false
  const kept = { version: 1, savedAt: now, plan }
  const isKept = await tryStorage(async () => {
    if (files) {
      const contents = [...files].map(([key, file]): [string, File] => [`${at}${plan.id} ${key}`, file])
      await setMany(contents, store())
    }
    await set(`${at}${plan.id}`, kept, store())
    noteKeptSubmission()
    return true
  })
  return isKept ?? false
}

/** Reads the stored plan, which another tab may have changed; undefined if that tab finished or discarded it. */
export async function readStoredPlan(realPropertyId: number, plan: Plan): Promise<Plan | undefined> {
  const at = getKeyPrefix(realPropertyId)
  if (at === undefined) return plan
  const read = await tryStorage(async () => ({ value: await get<unknown>(`${at}${plan.id}`, store()) }))
  if (!read) return plan
  const result = v.safeParse(schema, read.value)
  return result.success ? (result.output as unknown as { plan: Plan }).plan : undefined
}

/** Deletes a plan and its files. */
export async function deletePlan(realPropertyId: number, plan: Plan): Promise<void> {
  const at = getKeyPrefix(realPropertyId)
  if (at === undefined) return
  await tryStorage(() => delMany([`${at}${plan.id}`, ...getStoredFileKeys(at, plan)], store()))
}

/** A stored plan with the files that are still available. */
export interface StoredPlan {
  plan: Plan
  files: ReadonlyMap<string, File>
}

/** Lists the signed-in user's unfinished plans of a kind in a neighbourhood, oldest first. */
export async function listStoredPlans(
  realPropertyId: number,
  kind: SubmissionKind,
  now = Date.now(),
): Promise<StoredPlan[]> {
  const at = getKeyPrefix(realPropertyId)
  if (at === undefined) return []
  const all = (await tryStorage(() => entries<string, unknown>(store()))) ?? []
  const found = all
    .filter(([key]) => key.startsWith(at))
    .flatMap(([, value]) => {
      const result = v.safeParse(schema, value)
      return result.success ? [result.output as unknown as { savedAt: number; plan: Plan }] : []
    })
    .sort((one, other) => one.savedAt - other.savedAt)
  const isOld = ({ savedAt }: { savedAt: number }) => Math.abs(now - savedAt) > maxAge
  for (const { plan } of found.filter(isOld)) await deletePlan(realPropertyId, plan)
  const fresh = found.filter((kept) => !isOld(kept) && kept.plan.kind === kind)
  return Promise.all(fresh.map(({ plan }) => withFiles(at, plan)))
}

async function withFiles(at: string, plan: Plan): Promise<StoredPlan> {
  const contents = (await tryStorage(() => getMany<unknown>(getStoredFileKeys(at, plan), store()))) ?? []
  const found = plan.wanted.files.flatMap(({ key }, index): [string, File][] => {
    const content = contents[index]
    return content instanceof File ? [[key, content]] : []
  })
  return { plan: markInterruptedSteps(plan), files: new Map(found) }
}

/** Deletes the plans of every user. */
export async function deleteAllPlans(): Promise<void> {
  await tryStorage(() => clear(store()))
  noteNothingKept()
}
