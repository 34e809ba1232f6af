import { useState } from 'react'
import { flushSync } from 'react-dom'

/** How many workers of a background check are on the page at once. */
export const entriesPerPage = 10

/** Where one is among the workers of a background check: on which page, and whose fields are open. */
export interface OpenEntryState {
  page: number
  setPage: (page: number) => void
  /** The place in the form of the worker whose fields are open. */
  open: number | undefined
  /** Whose fields were open a moment ago: the focus stays with them. */
  closed: number | undefined
  show: (index: number) => void
  close: () => void
  /** Told that a worker is being taken off. */
  forget: (index: number) => void
}

interface EntrySelection {
  page: number
  open?: number
  closed?: number
}

const pageOf = (index: number) => Math.floor(index / entriesPerPage) + 1

/** One worker's fields are open at a time. `reveal` is for the form's `onReveal`: it opens those of a field with an error. */
export function useOpenEntry(): { state: OpenEntryState; reveal: (name: string) => void } {
  const [shown, setShown] = useState<EntrySelection>({ page: 1 })
  const show = (index: number) => setShown({ page: pageOf(index), open: index })
  const place: OpenEntryState = {
    page: shown.page,
    open: shown.open,
    closed: shown.closed,
    setPage: (page) => setShown({ page }),
    show,
    close: () => setShown(({ page, open }) => ({ page, closed: open })),
    forget: (index) => setShown(({ page, open }) => ({ page, open: indexAfterRemoval(index, open) })),
  }
  const reveal = (name: string) => {
    const index = /^entries\.(\d+)\./.exec(name)?.[1]
    // At once: whether a field is on the page is looked at right after.
    if (index !== undefined) flushSync(() => show(Number(index)))
  }
  return { state: place, reveal }
}

/** Where the open one is once another, or itself, is gone. */
function indexAfterRemoval(gone: number, open: number | undefined): number | undefined {
  if (open === undefined || open === gone) return undefined
  return open > gone ? open - 1 : open
}
