import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ListOption, OptionSource } from './list-option'
import { edgePlace, firstMatch, type ListRow, rowsFor, steppedPlace } from './list-rows'

interface OptionListSettings {
  source: OptionSource
  /** The value at which the list opens. */
  chosen?: string
  /** Called with the option that was pressed or taken with Enter. */
  onPick: (option: ListOption) => void
}

/** The lines of a searched list for what is typed, where the keyboard is among them, and what moves and picks. */
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
    /** Empties the text for the next choice; in the whole list the keyboard stays on this one. */
    goOn: (option: ListOption) => goOnAt(text === '' ? option.value : undefined),
    drawMore: () => draw(Math.min(limit + drawnAtOnce, rows.length)),
  }
}

export type OptionListState = ReturnType<typeof useOptionList>

/** Thousands of options are compared again only when something of the comparison has changed. */
function useRows(text: string, source: OptionSource, isPending: boolean): readonly ListRow[] {
  const { options, failure, create, read } = source
  const isSearched = source.onSearch !== undefined
  // While the caller searches, what is on hand belongs to an older text.
  const createLabel = text === '' || isPending ? undefined : create?.label(text)
  return useMemo(
    () =>
      failure
        ? []
        : rowsFor({ text, options, isSearched, createLabel, read: text === '' ? undefined : read?.(text) }),
    [text, options, isSearched, createLabel, failure, read],
  )
}

/** Asks the caller to search for the text once it rests; answers whether that is still to come. */
function useLateSearch(text: string, { onSearch, delay = 300 }: OptionSource): boolean {
  const [searched, setSearched] = useState('')
  const isLate = onSearch !== undefined && text !== searched
  const search = useEffectEvent(() => {
    setSearched(text)
    onSearch?.(text)
  })

  // Each letter begins the wait anew.
  useEffect(() => {
    if (!isLate) return
    // Nobody waits for the whole list: it is made ready for the next opening.
    const timer = setTimeout(() => search(), text === '' ? 0 : delay)
    return () => clearTimeout(timer)
  }, [isLate, text, delay])

  return isLate
}

/** So many lines are drawn at first, and more when the end comes near: thousands at once would hold up the typing. */
const drawnAtOnce = 100

/** What is typed, whether the list is open, where the keyboard is and how much of the list is drawn. */
function useTypedList() {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [activeValue, setActiveValue] = useState<string>()
  const [limit, setLimit] = useState(drawnAtOnce)

  /** Takes a text; whatever the keyboard was on belongs to the older one. */
  const begin = (text: string | undefined, opens: boolean) => {
    setTyped(text)
    setIsOpen(opens)
    setActiveValue(undefined)
    setLimit(drawnAtOnce)
  }

  return {
    typed,
    /** The text that is searched for. */
    text: typed?.trim() ?? '',
    isOpen,
    activeValue,
    limit,
    show: () => setIsOpen(true),
    close: () => begin(undefined, false),
    type: (text: string) => begin(text, true),
    /** Empties the text for the next choice. */
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
