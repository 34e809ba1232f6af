import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import {
  type DraftId,
  readDraft,
  removeDraft,
  removeExpiredDrafts,
  removeTaskDrafts,
  writeDraft,
} from './draft-store'
import { hasFiles, parseDraft, serializeDraft } from './draft-values'

/** The user of a draft, and the part of the portal that the user sees. */
export interface DraftOwner {
  user: string
  /** Distinguishes the neighbourhoods and lots of a user, because an address can be the same in several of them. */
  scope: string
}

/** The owner of drafts on pages that need no sign-in. */
const publicOwner: DraftOwner = { user: 'public', scope: '' }

export interface DraftOptions<Values extends object> {
  /**
   * The name of the form in its draft. The names of forms that are steps of one task begin with the same text and a dot:
   * `person.document`. A form without a draft states the reason in `none`.
   */
  draft: string | { none: string }
  draftOwner?: DraftOwner
  /** Whether another storage currently keeps the values, so that the draft is removed. */
  isDraftSuspended?: boolean
  initialValues: Values
  /** The values with which the form opens if they differ from `initialValues`: what the user typed before in this step. */
  typedValues?: Values
  schema: v.GenericSchema<Values, unknown>
  isDisabled?: boolean
}

export interface OpenedDraft<Values extends object> {
  /** Undefined if the form keeps no draft. */
  id: DraftId | undefined
  initialText: string
  /** The values of the draft that this form found when it opened. */
  restoredValues: Values | undefined
  /** Whether the user had chosen files before this form opened. They are not restored. */
  hadFiles: boolean
  /** The values with which the form opens. */
  startValues: Values
}

/** One-time codes, which no draft may contain, and the parameter that only chooses the fields that a form shows. */
const parametersOutsideDrafts = ['code', 'otc', 'opciones']

/** Returns the address of the page without the parameters that do not belong to the draft. */
function getDraftAddress(): string {
  const { pathname, search } = window.location
  const params = new URLSearchParams(search)
  for (const name of parametersOutsideDrafts) params.delete(name)
  return `${pathname}?${params}`
}

function openDraft<Values extends object>(options: DraftOptions<Values>): OpenedDraft<Values> {
  const { draft: form, draftOwner = publicOwner, initialValues, typedValues, schema, isDisabled } = options
  const { user, scope } = draftOwner
  const id =
    typeof form === 'string' && !isDisabled && typeof window !== 'undefined'
      ? { user, place: `${scope} ${getDraftAddress()}`, form }
      : undefined
  const initialText = serializeDraft(initialValues)
  const draft = id && !typedValues ? readDraft(id) : undefined
  // Different initial values mean that the record has changed. The draft could then undo this change.
  const current = draft?.initial === initialText ? draft : undefined
  const restoredValues =
    current && current.values !== initialText ? parseDraft(current.values, initialValues, schema) : undefined
  const hadFiles = current?.hadFiles ?? false
  return {
    id,
    initialText,
    restoredValues,
    hadFiles,
    startValues: restoredValues ?? typedValues ?? initialValues,
  }
}

/** Finds the draft of a form when the form opens. */
export function useOpenedDraft<Values extends object>(options: DraftOptions<Values>): OpenedDraft<Values> {
  const [opened] = useState(() => openDraft(options))
  // The public pages remove expired drafts only here, because the code of the drafts is not in their first scripts.
  useEffect(removeExpiredDrafts, [])
  return opened
}

const saveDelayMs = 500

/**
 * Saves the values of a form as a draft: a moment after each change, when the user leaves the page, and when the form closes.
 * The returned function removes the draft. The next change creates it again.
 */
export function useDraftSaving<Values extends object>(
  { id, initialText, startValues }: OpenedDraft<Values>,
  values: Values,
  isSuspended: boolean,
): () => void {
  const isRemoved = useRef(false)
  const saved = useRef({ text: initialText, hadFiles: false })

  const save = useEffectEvent((isClosing: boolean) => {
    if (!id || isRemoved.current || isSuspended) return
    const text = serializeDraft(values)
    const hadFiles = hasFiles(values)
    const isUnsaved = text !== saved.current.text || hadFiles !== saved.current.hadFiles
    saved.current = { text, hadFiles }
    // A form that closes saves its draft again, because a sign-out in another tab may have removed the draft.
    if (text !== initialText || hadFiles) {
      if (isUnsaved || isClosing) writeDraft(id, { initial: initialText, values: text, hadFiles })
    } else if (isUnsaved) removeDraft(id)
  })

  const previousValues = useRef(startValues)
  useEffect(() => {
    if (values === previousValues.current) return
    previousValues.current = values
    isRemoved.current = false
    const timer = setTimeout(() => save(false), saveDelayMs)
    return () => clearTimeout(timer)
  }, [values])

  useLayoutEffect(() => saveOnHide(save), [])

  useEffect(() => {
    if (isSuspended && id) removeTaskDrafts(id)
  }, [isSuspended, id])
  return () => {
    isRemoved.current = true
    if (id) removeTaskDrafts(id)
  }
}

/** Calls `save` when the browser hides or unloads the page. The returned function calls `save` because the form closes. */
function saveOnHide(save: (isClosing: boolean) => void): () => void {
  const saveNow = () => save(false)
  window.addEventListener('pagehide', saveNow)
  document.addEventListener('visibilitychange', saveNow)
  return () => {
    window.removeEventListener('pagehide', saveNow)
    document.removeEventListener('visibilitychange', saveNow)
    save(true)
  }
}
