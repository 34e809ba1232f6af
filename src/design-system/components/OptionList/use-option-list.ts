import { useMemo, useState } from 'react'
import type { ListOption, OptionSource } from './list-option'
import { firstMatch, type Row, rowsFor, steppedPlace } from './list-rows'
import { useLateSearch } from './use-late-search'

/** So many lines are drawn at first, and more when the end comes near: thousands at once would hold up the typing. */
const drawnAtOnce = 100

interface OptionListSettings {
  source: OptionSource
  /** The value at which the list opens. */
  chosen?: string
  /** Called with the option that was pressed or taken with Enter. */
  onPick: (option: ListOption) => void
}

/** What a searched list knows: the typed text, its lines, whether it is open and where the keyboard is. */
export function useOptionList({ source, chosen, onPick }: OptionListSettings) {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [activeValue, setActiveValue] = useState<string>()
  const [limit, setLimit] = useState(drawnAtOnce)
  const text = typed?.trim() ?? ''
  const isLate = useLateSearch(text, source)
  const isPending = isLate || Boolean(source.isLoading)
  const { options, onSearch, failure, create } = source
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the source, these alone make the lines
  const rows = useMemo(
    () => rowsFor(text, source, isPending),
    [text, isPending, options, onSearch === undefined, failure, create?.label],
  )

  const movedTo = activeValue === undefined ? -1 : rows.findIndex((row) => row.value === activeValue)
  const isGuessed = movedTo < 0 && text !== '' && !isPending
  const active = isGuessed ? firstMatch(rows) : movedTo

  const goTo = (place: number) => {
    setActiveValue(rows[place]?.value)
    setLimit((drawn) => Math.max(drawn, place + drawnAtOnce / 2))
  }
  const open = (edge?: 'first' | 'last') => {
    setIsOpen(true)
    if (!edge) return
    const drawn = rows.slice(0, limit)
    const known = drawn.findIndex((row) => row.value === chosen && !row.disabled)
    if (known >= 0) goTo(known)
    else goTo(edge === 'first' ? steppedPlace(drawn, -1, 1) : steppedPlace(drawn, drawn.length, -1))
  }
  const close = () => {
    setIsOpen(false)
    setTyped(undefined)
    setActiveValue(undefined)
    setLimit(drawnAtOnce)
  }
  const pick = (row: Row) => {
    if (row.disabled) return
    if (row.creates === undefined) return onPick(row)
    close()
    create?.onCreate(row.creates)
  }

  return {
    source,
    typed,
    text,
    isOpen,
    isPending,
    rows,
    drawn: rows.slice(0, limit),
    active,
    open,
    close,
    pick,
    move: (steps: number) => goTo(steppedPlace(rows, active, steps)),
    /** Takes a new text; whatever the keyboard was on belongs to the older one. */
    type: (next: string | undefined) => {
      setTyped(next)
      setActiveValue(undefined)
      setLimit(drawnAtOnce)
      setIsOpen(true)
    },
    /** Empties the text for the next choice; in the whole list the keyboard stays on this one. */
    goOn: (option: ListOption) => {
      setTyped(undefined)
      setActiveValue(text === '' ? option.value : undefined)
    },
    drawMore: () => setLimit((drawn) => Math.min(drawn + drawnAtOnce, Math.max(drawn, rows.length))),
  }
}

export type OptionListState = ReturnType<typeof useOptionList>
