import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ListOption, OptionSource } from './list-option'
import { buildRows, findFirstMatch, findOpeningIndex, type ListRow, stepToEnabledRow } from './list-rows'

interface OptionListSettings {
  source: OptionSource
  /** The chosen value. The list opens at the option with this value. */
  chosen?: string
  /** Called with the option that was clicked or chosen with Enter. */
  onPick: (option: ListOption) => void
}

/** The state of a searchable list: its rows for the typed text, the active row, and the actions. */
export function useOptionList({ source, chosen, onPick }: OptionListSettings) {
  const { activeValue, limit, show, clearTextAt, activate, setRowLimit, ...typing } = useTypedList()
  const { text, close } = typing
  const isSearchPending = useDelayedSearch(text, source)
  const isPending = isSearchPending || Boolean(source.isLoading)
  const rows = useRows(text, source, isPending)
  const renderedRows = rows.slice(0, limit)

  const activatedIndex = activeValue === undefined ? -1 : rows.findIndex((row) => row.value === activeValue)
  const usesFirstMatch = activatedIndex < 0 && text !== '' && !isPending
  const activeIndex = usesFirstMatch ? findFirstMatch(rows) : activatedIndex
  const activateIndex = (index: number) => activate(rows[index]?.value, index)

  return {
    ...typing,
    source,
    isPending,
    rows,
    renderedRows,
    activeIndex,
    open: (edge?: 'first' | 'last') => {
      show()
      if (edge) activateIndex(findOpeningIndex(rows, limit, edge, chosen))
    },
    pick: (row: ListRow) => {
      if (row.disabled) return
      if (row.createText === undefined) return onPick(row)
      close()
      source.create?.onCreate(row.createText)
    },
    move: (steps: number) => activateIndex(stepToEnabledRow(rows, activeIndex, steps)),
    /** Clears the text after `option` was chosen. If there was no text, the option stays active. */
    clearTextAfter: (option: ListOption) => clearTextAt(text === '' ? option.value : undefined),
    renderMore: () => setRowLimit(Math.min(limit + rowBatch, rows.length)),
  }
}

export type OptionListState = ReturnType<typeof useOptionList>

/** Memoizes the filtered rows, because comparing thousands of options is slow. */
function useRows(text: string, source: OptionSource, isPending: boolean): readonly ListRow[] {
  const { options, failure, create, read } = source
  const isSearched = source.onSearch !== undefined
  // While the caller searches, the options belong to an older text, so the list does not offer to create an option.
  const createLabel = text === '' || isPending ? undefined : create?.label(text)
  return useMemo(
    () =>
      failure
        ? []
        : buildRows({
            text,
            options,
            isSearched,
            createLabel,
            parsedOption: text === '' ? undefined : read?.(text),
          }),
    [text, options, isSearched, createLabel, failure, read],
  )
}

/** Calls `onSearch` after the user stops typing. Returns whether that call is pending. */
function useDelayedSearch(text: string, { onSearch, delay = 300 }: OptionSource): boolean {
  const [searchedText, setSearchedText] = useState('')
  const isSearchPending = onSearch !== undefined && text !== searchedText
  const search = useEffectEvent(() => {
    setSearchedText(text)
    onSearch?.(text)
  })

  // Each letter restarts the timer.
  useEffect(() => {
    if (!isSearchPending) return
    // The search for '' prepares the unfiltered list for the next opening, so it needs no delay.
    const timer = setTimeout(() => search(), text === '' ? 0 : delay)
    return () => clearTimeout(timer)
  }, [isSearchPending, text, delay])

  return isSearchPending
}

/**
 * The list renders this number of rows at first. When the user gets near the last rendered row, the list adds the same
 * number. If all rows were rendered at once, typing would be slow.
 */
const rowBatch = 100

/** Holds the typed text, the active row, the number of rendered rows, and whether the list is open. */
function useTypedList() {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [activeValue, setActiveValue] = useState<string>()
  const [limit, setLimit] = useState(rowBatch)

  /** Sets the text, and opens or closes the list. Resets the active row and the row limit of the previous text. */
  const resetList = (text: string | undefined, opens: boolean) => {
    setTyped(text)
    setIsOpen(opens)
    setActiveValue(undefined)
    setLimit(rowBatch)
  }

  return {
    /** The text that the user typed; undefined before typing, after a choice and after the list closes. */
    typed,
    /** The trimmed `typed` text, by which the options are searched; '' while `typed` is undefined. */
    text: typed?.trim() ?? '',
    isOpen,
    activeValue,
    limit,
    show: () => setIsOpen(true),
    close: () => resetList(undefined, false),
    type: (text: string) => resetList(text, true),
    /** Clears the text after a choice. Activates the row with this value; for undefined, no row. */
    clearTextAt: (value: string | undefined) => {
      setTyped(undefined)
      setActiveValue(value)
    },
    activate: (value: string | undefined, index: number) => {
      setActiveValue(value)
      setLimit((currentLimit) => Math.max(currentLimit, index + rowBatch / 2))
    },
    setRowLimit: (count: number) => setLimit((currentLimit) => Math.max(currentLimit, count)),
  }
}
