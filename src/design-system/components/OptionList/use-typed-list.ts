import { useState } from 'react'

/** So many lines are drawn at first, and more when the end comes near: thousands at once would hold up the typing. */
export const drawnAtOnce = 100

/** What is typed, whether the list is open, where the keyboard is and how much of the list is drawn. */
export function useTypedList() {
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
