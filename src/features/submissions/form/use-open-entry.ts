import { useState } from 'react'
import { flushSync } from 'react-dom'

export const entriesPerPage = 10

/** The visible page of a background-check submission's entries, and the entry with open fields. */
export interface OpenEntryState {
  page: number
  /** Shows a page, and closes the open entry. */
  setPage: (page: number) => void
  /** The index of the open entry among the entries of all pages. */
  openIndex: number | undefined
  /** The index of the entry that the user has just closed or restored. The focus moves to the button of this entry. */
  closedIndex: number | undefined
  /** Opens an entry, and shows its page. */
  show: (index: number) => void
  close: () => void
  /** Moves the focus to an entry whose change the user undid, and closes it. Another open entry stays open. */
  restore: (index: number) => void
  /** Adjusts `openIndex` when the entry at `index` is removed. */
  shiftAfterRemoval: (index: number) => void
  /** Adjusts `openIndex` when an entry is inserted at `index`. */
  shiftAfterInsertion: (index: number) => void
}

interface EntrySelection {
  page: number
  openIndex?: number
  closedIndex?: number
}

const getPageOfEntry = (index: number) => Math.floor(index / entriesPerPage) + 1

/** Keeps at most one entry open. `reveal` opens the entry that has the named field; pass it to the form as `onReveal`. */
export function useOpenEntry(): { state: OpenEntryState; reveal: (name: string) => void } {
  const [selection, setSelection] = useState<EntrySelection>({ page: 1 })
  const show = (index: number) => setSelection({ page: getPageOfEntry(index), openIndex: index })
  const state: OpenEntryState = {
    page: selection.page,
    openIndex: selection.openIndex,
    closedIndex: selection.closedIndex,
    setPage: (page) => setSelection({ page }),
    show,
    close: () => setSelection(({ page, openIndex }) => ({ page, closedIndex: openIndex })),
    restore: (index) =>
      setSelection(({ page, openIndex }) => ({
        page,
        openIndex: openIndex === index ? undefined : openIndex,
        closedIndex: index,
      })),
    shiftAfterRemoval: (index) =>
      setSelection(({ page, openIndex }) => ({ page, openIndex: getIndexAfterRemoval(index, openIndex) })),
    shiftAfterInsertion: (index) =>
      setSelection(({ page, openIndex }) => ({ page, openIndex: getIndexAfterInsertion(index, openIndex) })),
  }
  const reveal = (name: string) => {
    const index = /^entries\.(\d+)\./.exec(name)?.[1]
    // The update is synchronous, because the caller then looks for the field in the DOM.
    if (index !== undefined) flushSync(() => show(Number(index)))
  }
  return { state, reveal }
}

/** Returns the open entry's index after the removal of an entry; undefined if the open entry itself was removed. */
function getIndexAfterRemoval(removedIndex: number, openIndex: number | undefined): number | undefined {
  if (openIndex === undefined || openIndex === removedIndex) return undefined
  return openIndex > removedIndex ? openIndex - 1 : openIndex
}

function getIndexAfterInsertion(insertedIndex: number, openIndex: number | undefined): number | undefined {
  return openIndex !== undefined && openIndex >= insertedIndex ? openIndex + 1 : openIndex
}
