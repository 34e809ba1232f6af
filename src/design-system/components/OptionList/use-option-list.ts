import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ListOption, OptionSource } from './list-option'
import { edgePlace, firstMatch, type ListRow, rowsFor, steppedPlace } from './list-rows'

interface OptionListSettings {
  source: OptionSource
  /** The value at which the list opens. */
  chosen?: string
  /** Called with the option that was clicked or chosen with Enter. */
  onPick: (option: ListOption) => void
}

/** The state of a searchable list: its rows for the typed text, the active row, and the actions. */
export function useOptionList({ source, chosen, onPick }: OptionListSettings) {
  const { activeValue, limit, show, goOnAt, moveTo, draw, ...typing } = useTypedList()
  const { text, close } = typing
  const isLate = useLateSearch(text, source)
  const isPending = isLate || Boolean(source.isLoading)
  const rows = useRows(text, source, isPending)
  const drawn = rows.slice(0, limit)

  const movedTo = activeValue === undefined ? -1 : rows.findIndex((row) => row.value === activeValue)
  const isGuessed = movedTo < 0 && text !== '' && !isPending
  const active = isGuessed ? firstMatch(rows) : movedTo
  const goTo = (place: number) => moveTo(rows[place]?.value, place)

  return {
    ...typing,
    source,
    isPending,
    rows,
    drawn,
    active,
    open: (edge?: 'first' | 'last') => {
      show()
      if (edge) goTo(edgePlace(drawn, edge, chosen))
    },
    pick: (row: ListRow) => {
      if (row.disabled) return
      if (row.creates === undefined) return onPick(row)
      close()
      source.create?.onCreate(row.creates)
    },
    move: (steps: number) => goTo(steppedPlace(rows, active, steps)),
    /** Clears the text for the next choice; in the unfiltered list the option stays active. */
    goOn: (option: ListOption) => goOnAt(text === '' ? option.value : undefined),
    drawMore: () => draw(Math.min(limit + drawnAtOnce, rows.length)),
  }
}

export type OptionListState = ReturnType<typeof useOptionList>

/** Memoizes the filtered rows: comparing thousands of options is slow. */
function useRows(text: string, source: OptionSource, isPending: boolean): readonly ListRow[] {
  const { options, failure, create, read } = source
  const isSearched = source.onSearch !== undefined
  // While the caller searches, the options belong to an older text.
  const createLabel = text === '' || isPending ? undefined : create?.label(text)
  return useMemo(
    () =>
      failure
        ? []
        : rowsFor({ text, options, isSearched, createLabel, read: text === '' ? undefined : read?.(text) }),
    [text, options, isSearched, createLabel, failure, read],
  )
}

/** Calls `onSearch` after the user stops typing. Returns whether that call is pending. */
function useLateSearch(text: string, { onSearch, delay = 300 }: OptionSource): boolean {
  const [searched, setSearched] = useState('')
  const isLate = onSearch !== undefined && text !== searched
  const search = useEffectEvent(() => {
    setSearched(text)
    onSearch?.(text)
  })

  // Each letter restarts the timer.
  useEffect(() => {
    if (!isLate) return
    // The unfiltered list needs no delay: it is prepared for the next opening.
    const timer = setTimeout(() => search(), text === '' ? 0 : delay)
    return () => clearTimeout(timer)
  }, [isLate, text, delay])

  return isLate
}

/** The number of rows rendered at first, and added near the end: thousands at once would slow down typing. */
const drawnAtOnce = 100

/** The typed text, whether the list is open, the active row and the number of rendered rows. */
function useTypedList() {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [activeValue, setActiveValue] = useState<string>()
  const [limit, setLimit] = useState(drawnAtOnce)

  /** Sets a text; the active row belonged to the older text. */
  const begin = (text: string | undefined, opens: boolean) => {
    setTyped(text)
    setIsOpen(opens)
    setActiveValue(undefined)
    setLimit(drawnAtOnce)
  }

  return {
    typed,
    /** The search text. */
    text: typed?.trim() ?? '',
    isOpen,
    activeValue,
    limit,
    show: () => setIsOpen(true),
    close: () => begin(undefined, false),
    type: (text: string) => begin(text, true),
    /** Clears the text for the next choice. */
    goOnAt: (value: string | undefined) => {
      setTyped(undefined)
      setActiveValue(value)
    },
    moveTo: (value: string | undefined, place: number) => {
      setActiveValue(value)
      setLimit((drawn) => Math.max(drawn, place + drawnAtOnce / 2))
    },
    draw: (lines: number) => setLimit((drawn) => Math.max(drawn, lines)),
  }
}
