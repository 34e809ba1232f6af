import { useMemo } from 'react'
import type { ListOption, OptionSource } from './list-option'
import { edgePlace, firstMatch, type Row, rowsFor, steppedPlace } from './list-rows'
import { useLateSearch } from './use-late-search'
import { drawnAtOnce, useTypedList } from './use-typed-list'

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
    pick: (row: Row) => {
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
function useRows(text: string, source: OptionSource, isPending: boolean): readonly Row[] {
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
