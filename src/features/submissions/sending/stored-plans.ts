import { clear, createStore, delMany, entries, get, getMany, set, setMany } from 'idb-keyval'
import * as v from 'valibot'
import { storageKey } from '@/base-path'
import {
  clearStoredSubmissionRecord,
  getSignedInUserIdentity,
  recordStoredSubmission,
} from '@/session/signed-in-user-identity'
import type { SubmissionKind } from '../kinds'
import { markInterruptedSteps, type Plan } from './plan'

/*
 * Stores unfinished submissions and their files on the device so that a reload loses no step. They are stored per
 * user and neighbourhood until they are sent or discarded, the user signs out, or a week passes. A plan contains
 * the workers' names and ids, but not their document numbers.
 */

const maxAgeMs = 7 * 24 * 60 * 60 * 1000

let openStore: ReturnType<typeof createStore> | undefined
const getStore = () => {
  openStore ??= createStore(storageKey('portal-submissions'), 'kept')
  return openStore
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

/** Returns the key prefix of the signed-in user's plans; undefined if nobody is signed in. */
const getKeyPrefix = (realPropertyId: number) => {
  const userIdentity = getSignedInUserIdentity()
  return userIdentity === undefined ? undefined : `${userIdentity} ${realPropertyId} `
}

/**
 * Runs a storage operation. Returns undefined if the storage is forbidden or full; sending continues without storage.
 */
async function tryStorage<Result>(runOperation: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await runOperation()
  } catch {
    return undefined
  }
}

const getStoredFileKeys = (prefix: string, { id, wanted }: Plan) =>
  wanted.files.map(({ key }) => `${prefix}${id} ${key}`)

/** Stores a plan, and its files if they are passed. Returns whether the plan is stored. */
export async function storePlan(
  realPropertyId: number,
  plan: Plan,
  files?: ReadonlyMap<string, File>,
  now = Date.now(),
): Promise<boolean> {
  const prefix = getKeyPrefix(realPropertyId)
  if (prefix === undefined) return false
  const storedPlan = { version: 1, savedAt: now, plan }
  const isStored = await tryStorage(async () => {
    if (files) {
      const contents = [...files].map(([key, file]): [string, File] => [`${prefix}${plan.id} ${key}`, file])
      await setMany(contents, getStore())
    }
    await set(`${prefix}${plan.id}`, storedPlan, getStore())
    recordStoredSubmission()
    return true
  })
  return isStored ?? false
}

/**
 * Reads the stored version of a plan, because another tab may have changed that version. Returns undefined if another tab
 * finished or discarded the plan. Returns `plan` itself if nobody is signed in or the storage cannot be read.
 */
export async function readStoredPlan(realPropertyId: number, plan: Plan): Promise<Plan | undefined> {
  const prefix = getKeyPrefix(realPropertyId)
  if (prefix === undefined) return plan
  const entry = await tryStorage(async () => ({
    value: await get<unknown>(`${prefix}${plan.id}`, getStore()),
  }))
  if (!entry) return plan
  const result = v.safeParse(schema, entry.value)
  return result.success ? (result.output as unknown as { plan: Plan }).plan : undefined
}

export async function deletePlan(realPropertyId: number, plan: Plan): Promise<void> {
  const prefix = getKeyPrefix(realPropertyId)
  if (prefix === undefined) return
  await tryStorage(() => delMany([`${prefix}${plan.id}`, ...getStoredFileKeys(prefix, plan)], getStore()))
}

export interface StoredPlan {
  plan: Plan
  files: ReadonlyMap<string, File>
}

/**
 * Lists the signed-in user's unfinished plans of a kind in a neighbourhood, oldest first. Deletes plans older than a week.
 */
export async function listStoredPlans(
  realPropertyId: number,
  kind: SubmissionKind,
  now = Date.now(),
): Promise<StoredPlan[]> {
  const prefix = getKeyPrefix(realPropertyId)
  if (prefix === undefined) return []
  const allEntries = (await tryStorage(() => entries<string, unknown>(getStore()))) ?? []
  const storedPlans = allEntries
    .filter(([key]) => key.startsWith(prefix))
    .flatMap(([, value]) => {
      const result = v.safeParse(schema, value)
      return result.success ? [result.output as unknown as { savedAt: number; plan: Plan }] : []
    })
    .sort((left, right) => left.savedAt - right.savedAt)
  const isOld = ({ savedAt }: { savedAt: number }) => Math.abs(now - savedAt) > maxAgeMs
  for (const { plan } of storedPlans.filter(isOld)) await deletePlan(realPropertyId, plan)
  const currentPlans = storedPlans.filter((storedPlan) => !isOld(storedPlan) && storedPlan.plan.kind === kind)
  return Promise.all(currentPlans.map(({ plan }) => loadFiles(prefix, plan)))
}

async function loadFiles(prefix: string, plan: Plan): Promise<StoredPlan> {
  const contents =
    (await tryStorage(() => getMany<unknown>(getStoredFileKeys(prefix, plan), getStore()))) ?? []
  const storedFiles = plan.wanted.files.flatMap(({ key }, index): [string, File][] => {
    const content = contents[index]
    return content instanceof File ? [[key, content]] : []
  })
  return { plan: markInterruptedSteps(plan), files: new Map(storedFiles) }
}

export async function deleteAllPlans(): Promise<void> {
  await tryStorage(() => clear(getStore()))
  clearStoredSubmissionRecord()
}
