import { type RefObject, useLayoutEffect } from 'react'

/** Pixels between field and list, and between list and the edge of the screen. */
const gap = 4
const margin = 8
/** Most height of a list, pixels. */
const most = 320
/** Least width of a list, pixels, where the screen has it. */
const narrowest = 224

/** Puts the list below its field or, where there is no room and more above, on top of it; as wide as the field. */
function place(anchor: HTMLElement, popup: HTMLElement) {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  // With the keyboard of a phone open, only a part of the page can be seen.
  const seen = window.visualViewport
  const seenTop = seen?.offsetTop ?? 0
  const seenBottom = seenTop + (seen?.height ?? clientHeight)
  const below = seenBottom - bottom - gap - margin
  const above = top - seenTop - gap - margin

  const inlineSize = Math.min(Math.max(width, narrowest), clientWidth - 2 * margin)
  popup.style.width = `${inlineSize}px`
  popup.style.left = `${Math.max(margin, Math.min(left, clientWidth - margin - inlineSize))}px`
  popup.style.maxHeight = `${most}px`
  const isAbove = below < popup.offsetHeight && above > below
  popup.style.maxHeight = `${Math.max(0, Math.min(most, isAbove ? above : below))}px`
  popup.style.top = isAbove ? 'auto' : `${bottom + gap}px`
  popup.style.bottom = isAbove ? `${clientHeight - top + gap}px` : 'auto'
}

/**
 * Shows an element of the kind `popover` over everything, dialogs included, and keeps it beside its field. It stays
 * where it is in the document: colours, focus order and the dialog around it hold for it as well.
 */
export function usePlacement(anchor: RefObject<HTMLElement | null>, popup: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = popup.current
    if (!element) return
    element.showPopover?.()
    const follow = () => {
      if (anchor.current) place(anchor.current, element)
    }
    const listeners = new AbortController()
    const options = { signal: listeners.signal, passive: true }
    window.addEventListener('scroll', follow, { ...options, capture: true })
    window.addEventListener('resize', follow, options)
    window.visualViewport?.addEventListener('resize', follow, options)
    window.visualViewport?.addEventListener('scroll', follow, options)
    return () => listeners.abort()
  }, [anchor, popup])

  // After every rendering: chips make the field grow, letters make the list shrink.
  useLayoutEffect(() => {
    if (anchor.current && popup.current) place(anchor.current, popup.current)
  })
}
