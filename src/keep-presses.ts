import { isPlainClick } from './is-plain-click'

/**
 * Keeps a press on a link of the frame until the page is shown, and then presses the same link of the page. The browser would
 * load the address anew. Links that are not in the page are followed by the browser.
 */
export function keepPresses(container: HTMLElement, shown: Promise<void>) {
  let pressed: HTMLAnchorElement | null = null
  const keepPress = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    // Once the page is shown, its own links have prevented the default.
    if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    pressed = link
  }
  container.addEventListener('click', keepPress)
  void shown.then(() => {
    container.removeEventListener('click', keepPress)
    if (!pressed) return
    const selector = `a[href="${CSS.escape(pressed.getAttribute('href') ?? '')}"]`
    const link = container.querySelector<HTMLAnchorElement>(selector) ?? pressed
    link.click()
  })
}
