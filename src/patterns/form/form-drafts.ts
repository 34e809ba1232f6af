import type { ReactNode } from 'react'
import { DraftNotice, type DraftNoticeProps } from './DraftNotice'
import { useDraftSaving, useOpenedDraft } from './use-draft'

/** What keeps the draft of a form: the prop `drafts` of `CheckedForm`. */
export interface FormDrafts {
  useOpenedDraft: typeof useOpenedDraft
  useDraftSaving: typeof useDraftSaving
  DraftNotice: (props: DraftNoticeProps) => ReactNode
}

/** Keeps the draft in the storage of the browser. */
export const formDrafts: FormDrafts = { useOpenedDraft, useDraftSaving, DraftNotice }
