import { clear, createStore, delMany, entries, get, getMany, set, setMany } from 'idb-keyval'
import * as v from 'valibot'
import { storageKey } from '@/base-path'
import { keptOwner, noteKeptSubmission, noteNothingKept } from '@/session/kept-submissions'
import type { SubmissionKind } from '../kinds'
import { asFound, type Plan } from './plan'

/*
 * Submissions that were not sent whole, and their files, kept on the device so that a reload loses nothing: per user and
 * neighbourhood, until they are sent or discarded, their user signs out, or a week has gone by. Of people a plan holds
 * names and numbers of the backend, no documents.
 */

const week = 7 * 24 * 60 * 60 * 1000

let opened: ReturnType<typeof createStore> | undefined
const store = () => {
  opened ??= createStore(storageKey('portal-submissions'), 'kept')
  return opened
}

const schema = v.looseObject({
  /** Of another version, what was kept is as if there were none. */
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

/** Where the plans of who is signed in lie; undefined for nobody. */
const place = (rp: number) => {
  const owner = keptOwner()
  return owner === undefined ? undefined : `${owner} ${rp} `
}

/** A device may forbid to keep anything, or be full: sending goes on without. */
async function ifPossible<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

const fileKeys = (at: string, { id, wanted }: Plan) => wanted.files.map(({ key }) => `${at}${id} ${key}`)

/** Keeps a plan, and the files that are given; answers whether it is kept. */
export async function keepPlan(
  rp: number,
  plan: Plan,
  files?: ReadonlyMap<string, File>,
  now = Date.now(),
): Promise<boolean> {
  const at = place(rp)
  if (at === undefined) return false
  const kept = { version: 1, savedAt: now, plan }
  const isKept = await ifPossible(async () => {
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

/** What is kept of a plan now, which another tab may have changed; undefined if it has been sent or given up there. */
export async function keptNow(rp: number, plan: Plan): Promise<Plan | undefined> {
  const at = place(rp)
  if (at === undefined) return plan
  const read = await ifPossible(async () => ({ value: await get<unknown>(`${at}${plan.id}`, store()) }))
  if (!read) return plan
  const result = v.safeParse(schema, read.value)
  return result.success ? (result.output as unknown as { plan: Plan }).plan : undefined
}

/** Forgets a plan and its files. */
export async function forgetPlan(rp: number, plan: Plan): Promise<void> {
  const at = place(rp)
  if (at === undefined) return
  await ifPossible(() => delMany([`${at}${plan.id}`, ...fileKeys(at, plan)], store()))
}

/** What is found on the device: a plan, and those of its files that are still there. */
export interface KeptPlan {
  plan: Plan
  files: ReadonlyMap<string, File>
}

/** The plans of a kind that who is signed in did not finish in a neighbourhood, the oldest first. */
export async function keptPlans(rp: number, kind: SubmissionKind, now = Date.now()): Promise<KeptPlan[]> {
  const at = place(rp)
  if (at === undefined) return []
  const all = (await ifPossible(() => entries<string, unknown>(store()))) ?? []
  const found = all
    .filter(([key]) => key.startsWith(at))
    .flatMap(([, value]) => {
      const result = v.safeParse(schema, value)
      return result.success ? [result.output as unknown as { savedAt: number; plan: Plan }] : []
    })
    .sort((one, other) => one.savedAt - other.savedAt)
  const isOld = ({ savedAt }: { savedAt: number }) => Math.abs(now - savedAt) > week
  for (const { plan } of found.filter(isOld)) await forgetPlan(rp, plan)
  const fresh = found.filter((kept) => !isOld(kept) && kept.plan.kind === kind)
  return Promise.all(fresh.map(({ plan }) => withFiles(at, plan)))
}

async function withFiles(at: string, plan: Plan): Promise<KeptPlan> {
  const contents = (await ifPossible(() => getMany<unknown>(fileKeys(at, plan), store()))) ?? []
  const found = plan.wanted.files.flatMap(({ key }, index): [string, File][] => {
    const content = contents[index]
    return content instanceof File ? [[key, content]] : []
  })
  return { plan: asFound(plan), files: new Map(found) }
}

/** Forgets everything: whoever left it behind is gone. */
export async function forgetEveryPlan(): Promise<void> {
  await ifPossible(() => clear(store()))
  noteNothingKept()
}
