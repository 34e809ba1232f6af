import * as v from 'valibot'
import { createSafeStorage, parseStored } from '@/browser-storage'

/*
 * The drafts of all forms, in one entry of the browser storage. A draft is removed 30 minutes after its last change. See
 * docs/product/portal.md#drafts.
 */

const storageKey = 'portal.drafts'
const local = createSafeStorage(() => window.localStorage)
const draftLifetimeMs = 30 * 60_000
/** The maximum number of drafts; the oldest are removed. */
const maxDrafts = 20

const draftSchema = v.object({
  /** The user who typed the draft. */
  user: v.string(),
  /** The address of the form, and the neighbourhood and lot of the tab. */
  place: v.string(),
  /** The name of the form. Forms that are steps of one task have the same text before the dot: `person.document`. */
  form: v.string(),
  savedAt: v.number(),
  /** The form's initial values as JSON. */
  initial: v.string(),
  /** The typed values as JSON. */
  values: v.string(),
  /** Whether the user had also chosen files, which the draft does not contain. */
  hadFiles: v.optional(v.boolean()),
})

const storedSchema = v.object({ version: v.literal(1), drafts: v.array(draftSchema) })

type Draft = v.InferOutput<typeof draftSchema>
export type DraftId = Pick<Draft, 'user' | 'place' | 'form'>

const isOfForm = (draft: DraftId, { user, place, form }: DraftId) =>
  draft.user === user && draft.place === place && draft.form === form

const getTask = (form: string) => form.split('.')[0]

// A correction of the device's clock can place the time of saving in the future.
const isCurrent = ({ savedAt }: Draft) => Math.abs(Date.now() - savedAt) < draftLifetimeMs

const readAll = () => parseStored(storedSchema, local.read(storageKey))?.drafts.filter(isCurrent) ?? []

function writeAll(drafts: readonly Draft[]) {
  if (drafts.length === 0) local.remove(storageKey)
  else local.write(storageKey, JSON.stringify({ version: 1, drafts: drafts.slice(0, maxDrafts) }))
}

/** Returns the draft of a form, unless it has expired. */
export const readDraft = (id: DraftId): Draft | undefined => readAll().find((draft) => isOfForm(draft, id))

/** Whether there is a draft of any form. */
export const hasDrafts = (): boolean => readAll().length > 0

/** Stores a draft; it replaces the previous draft of the form. */
export const writeDraft = (id: DraftId, content: Pick<Draft, 'initial' | 'values' | 'hadFiles'>): void =>
  writeAll([{ ...id, ...content, savedAt: Date.now() }, ...readAll().filter((draft) => !isOfForm(draft, id))])

/** Removes the draft of one form. */
export const removeDraft = (id: DraftId): void => writeAll(readAll().filter((draft) => !isOfForm(draft, id)))

/** Removes the drafts of all steps of a task. */
export const removeTaskDrafts = ({ user, place, form }: DraftId): void =>
  writeAll(
    readAll().filter(
      (draft) => draft.user !== user || draft.place !== place || getTask(draft.form) !== getTask(form),
    ),
  )

/** Removes all drafts of a user, because the user signs out. */
export const removeDraftsOfUser = (user: string): void =>
  writeAll(readAll().filter((draft) => draft.user !== user))

/** Removes the expired drafts of all users. */
export const removeExpiredDrafts = (): void => writeAll(readAll())
