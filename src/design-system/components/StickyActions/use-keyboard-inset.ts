import { useEffect } from 'react'

const property = '--keyboard-inset'

/**
 * While the component is shown, sets `--keyboard-inset` to the height by which the keyboard of a phone covers the page. Such a
 * keyboard makes only the visual viewport smaller, so that elements at the bottom of the page would be behind it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window
    const { style } = document.documentElement
    if (!viewport) return
    const update = () => {
      // A zoomed page also has a smaller visual viewport.
      const isZoomed = Math.abs(viewport.scale - 1) > 0.01
      const inset = isZoomed ? 0 : Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop)
      style.setProperty(property, `${Math.round(inset)}px`)
    }
    viewport.addEventListener('resize', update)
    viewport.addEventListener('scroll', update)
    return () => {
      viewport.removeEventListener('resize', update)
      viewport.removeEventListener('scroll', update)
      style.removeProperty(property)
    }
  }, [])
}
