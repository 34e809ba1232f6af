import { type RefObject, useLayoutEffect } from 'react'

/** Pixels between the field and the list. */
const gapToField = 4
/** Pixels between the list and the edge of the screen. */
const gapToEdge = 8
/** The maximum height of a list in pixels. */
const maxHeight = 320
/** The minimum width of a list in pixels, if the screen is wide enough. */
const minWidth = 224

/**
 * Positions the list below its field. If the list does not fit below and there is more room above, positions the list
 * above. The list is as wide as the field, but not narrower than `minWidth`.
 */
function positionPopup(anchor: HTMLElement, popup: HTMLElement) {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  // The visual viewport is the part of the page that the open keyboard of a phone leaves visible.
  const viewport = window.visualViewport
  const viewportTop = viewport?.offsetTop ?? 0
  const viewportBottom = viewportTop + (viewport?.height ?? clientHeight)
  const roomBelow = viewportBottom - bottom - gapToField - gapToEdge
  const roomAbove = top - viewportTop - gapToField - gapToEdge

  const inlineSize = Math.min(Math.max(width, minWidth), clientWidth - 2 * gapToEdge)
  popup.style.width = `${inlineSize}px`
  popup.style.left = `${Math.max(gapToEdge, Math.min(left, clientWidth - gapToEdge - inlineSize))}px`
  popup.style.maxHeight = `${maxHeight}px`
  const isAbove = roomBelow < popup.offsetHeight && roomAbove > roomBelow
  popup.style.maxHeight = `${Math.max(0, Math.min(maxHeight, isAbove ? roomAbove : roomBelow))}px`
  popup.style.top = isAbove ? 'auto' : `${bottom + gapToField}px`
  popup.style.bottom = isAbove ? `${clientHeight - top + gapToField}px` : 'auto'
}

/** Shows the popup above all other elements, and keeps it beside its field when the page is scrolled or resized. */
export function usePlacement(anchor: RefObject<HTMLElement | null>, popup: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = popup.current
    if (!element) return
    element.showPopover?.()
    const reposition = () => {
      if (anchor.current) positionPopup(anchor.current, element)
    }
    const listeners = new AbortController()
    const options = { signal: listeners.signal, passive: true }
    window.addEventListener('scroll', reposition, { ...options, capture: true })
    window.addEventListener('resize', reposition, options)
    window.visualViewport?.addEventListener('resize', reposition, options)
    window.visualViewport?.addEventListener('scroll', reposition, options)
    return () => listeners.abort()
  }, [anchor, popup])

  // Repositions the popup after every render. Chips make the field grow, and typed letters make the list shrink.
  useLayoutEffect(() => {
    if (anchor.current && popup.current) positionPopup(anchor.current, popup.current)
  })
}
