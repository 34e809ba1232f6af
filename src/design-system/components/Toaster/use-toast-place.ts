import { useEffect, useLayoutEffect } from 'react'

const controlSelector = 'a[href], button, input, select, textarea, [role="option"], [contenteditable]'

/** The attribute of the host with which the toasts of a phone are at its bottom instead of at its top. */
const placeAttribute = 'data-place'

/** The property with the height of the actions at the bottom of the window, above which the toasts are. */
const bottomProperty = '--toast-bottom'

/**
 * Places the toasts of a phone where they do not cover the control that has the focus or was pressed last: at the top, over the bar of
 * the page, else at the bottom, above sticky actions. `count` is the number of toasts. They stay in place while the page scrolls.
 */
export function useToastPlace(host: HTMLElement, count: number): void {
  useLayoutEffect(() => place(host, count), [host, count])
  useEffect(() => {
    const listeners = new AbortController()
    const update = () => place(host, host.querySelectorAll('[data-tone]').length)
    document.addEventListener('focusin', update, listeners)
    window.visualViewport?.addEventListener('resize', update, listeners)
    document.addEventListener('pointerdown', rememberPress, { capture: true, signal: listeners.signal })
    return () => listeners.abort()
  }, [host])
}

let pressed: Element | undefined

const rememberPress = ({ target }: PointerEvent) => {
  pressed = target instanceof Element ? (target.closest(controlSelector) ?? undefined) : undefined
}

function place(host: HTMLElement, count: number): void {
  if (count === 0) return
  const bar = [...document.querySelectorAll('[data-sticky-actions]')].at(-1)?.getBoundingClientRect()
  const isBarVisible = bar !== undefined && bar.top < window.innerHeight && bar.bottom > 0
  host.style.setProperty(
    bottomProperty,
    isBarVisible ? `${Math.round(window.innerHeight - bar.top)}px` : '0px',
  )
  const isFree = (position: 'top' | 'bottom') => {
    host.setAttribute(placeAttribute, position)
    return !coversControl(host)
  }
  if (!isFree('top') && !isFree('bottom')) host.setAttribute(placeAttribute, 'top')
}

function coversControl(host: HTMLElement): boolean {
  const { top, bottom } = host.getBoundingClientRect()
  return [document.activeElement, pressed].some((control) => {
    if (!control?.matches(controlSelector) || !control.isConnected || host.contains(control)) return false
    const box = control.getBoundingClientRect()
    return box.height > 0 && box.top < bottom && box.bottom > top
  })
}
