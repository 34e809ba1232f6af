import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { type FocusStop, moveFocus } from './move-focus'

const getStopId = (element: EventTarget): string | undefined =>
  element instanceof Element ? element.closest<HTMLElement>('[data-stop]')?.dataset.stop : undefined

/**
 * Makes a calendar one tab stop, in which the arrow keys move the focus between the elements with `data-stop`. The tab stop is the
 * element that had the focus last, else the first of the day at the index `today`.
 */
export function useCalendarFocus(stops: readonly FocusStop[], today: number) {
  const [lastId, setLastId] = useState<string>()
  const isKnown = stops.some(({ id }) => id === lastId)
  const first = stops.find(({ day }) => day === today) ?? stops[0]
  const activeId = isKnown ? lastId : first?.id

  const onFocus = ({ target }: FocusEvent) => setLastId(getStopId(target))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = getStopId(event.target)
    if (id === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = moveFocus(stops, id, event.key)
    // At an edge the key does nothing, instead of scrolling the page away from the focus.
    if (/^(Arrow|Home$|End$)/.test(event.key)) event.preventDefault()
    if (!next) return
    const elements = event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')
    for (const element of elements) if (element.dataset.stop === next.id) element.focus()
  }
  return { activeId, handlers: { onFocus, onKeyDown } }
}
