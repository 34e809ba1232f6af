import { type RefObject, useLayoutEffect } from 'react'

/** Pixels between field and list, and between list and the edge of the screen. */
const gap = 4
const margin = 8
/** The maximum height of a list in pixels. */
const most = 320
/** The minimum width of a list in pixels, if the screen is wide enough. */
const narrowest = 224

/** Positions the list below its field or, if there is more room above, on top of it; as wide as the field. */
function place(anchor: HTMLElement, popup: HTMLElement) {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  // The open keyboard of a phone leaves only a part of the page visible.
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

/** Shows a `popover` over everything and keeps it beside its field, without moving it in the document. */
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

  // Runs after every rendering: chips make the field grow, letters make the list shrink.
  useLayoutEffect(() => {
    if (anchor.current && popup.current) place(anchor.current, popup.current)
  })
}
