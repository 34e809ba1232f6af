import { useState } from 'react'
import { flushSync } from 'react-dom'

export const entriesPerPage = 10

/** The visible page of a background check's workers and the entry whose fields are open. */
export interface OpenEntryState {
  page: number
  setPage: (page: number) => void
  /** Index of the entry whose fields are open. */
  openIndex: number | undefined
  /** Index of the entry that the user closed last. The focus returns to the button of this entry. */
  closedIndex: number | undefined
  show: (index: number) => void
  close: () => void
  shiftAfterRemoval: (index: number) => void
}

interface EntrySelection {
  page: number
  openIndex?: number
  closedIndex?: number
}

const getPage = (index: number) => Math.floor(index / entriesPerPage) + 1

/** Opens one entry at a time. `reveal` is the form's `onReveal`: it opens the entry of an invalid field. */
export function useOpenEntry(): { state: OpenEntryState; reveal: (name: string) => void } {
  const [selection, setSelection] = useState<EntrySelection>({ page: 1 })
  const show = (index: number) => setSelection({ page: getPage(index), openIndex: index })
  const state: OpenEntryState = {
    page: selection.page,
    openIndex: selection.openIndex,
    closedIndex: selection.closedIndex,
    setPage: (page) => setSelection({ page }),
    show,
    close: () => setSelection(({ page, openIndex }) => ({ page, closedIndex: openIndex })),
    shiftAfterRemoval: (index) =>
      setSelection(({ page, openIndex }) => ({ page, openIndex: getIndexAfterRemoval(index, openIndex) })),
  }
  const reveal = (name: string) => {
    const index = /^entries\.(\d+)\./.exec(name)?.[1]
    // The update is synchronous, because the caller then looks for the field in the page.
    if (index !== undefined) flushSync(() => show(Number(index)))
  }
  return { state, reveal }
}

/** Returns the index of the open entry after a removal; undefined if the open entry was removed. */
function getIndexAfterRemoval(removedIndex: number, openIndex: number | undefined): number | undefined {
  if (openIndex === undefined || openIndex === removedIndex) return undefined
  return openIndex > removedIndex ? openIndex - 1 : openIndex
}
