import { useState } from 'react'
import { flushSync } from 'react-dom'

export const entriesPerPage = 10

/** The visible page of a background check's workers and the entry whose fields are open. */
export interface OpenEntryState {
  page: number
  setPage: (page: number) => void
  open: number | undefined
  /** Index of the entry that was just closed; focus returns to it. */
  closed: number | undefined
  show: (index: number) => void
  close: () => void
  forget: (index: number) => void
}

interface EntrySelection {
  page: number
  open?: number
  closed?: number
}

const pageOf = (index: number) => Math.floor(index / entriesPerPage) + 1

/** Opens one entry at a time. `reveal` is the form's `onReveal`: it opens the entry of an invalid field. */
export function useOpenEntry(): { state: OpenEntryState; reveal: (name: string) => void } {
  const [selection, setSelection] = useState<EntrySelection>({ page: 1 })
  const show = (index: number) => setSelection({ page: pageOf(index), open: index })
  const state: OpenEntryState = {
    page: selection.page,
    open: selection.open,
    closed: selection.closed,
    setPage: (page) => setSelection({ page }),
    show,
    close: () => setSelection(({ page, open }) => ({ page, closed: open })),
    forget: (index) => setSelection(({ page, open }) => ({ page, open: indexAfterRemoval(index, open) })),
  }
  const reveal = (name: string) => {
    const index = /^entries\.(\d+)\./.exec(name)?.[1]
    // The update is synchronous, because the caller then looks for the field in the page.
    if (index !== undefined) flushSync(() => show(Number(index)))
  }
  return { state, reveal }
}

/** Index of the open entry after a removal; undefined if it was removed. */
function indexAfterRemoval(removedIndex: number, openIndex: number | undefined): number | undefined {
  if (openIndex === undefined || openIndex === removedIndex) return undefined
  return openIndex > removedIndex ? openIndex - 1 : openIndex
}
