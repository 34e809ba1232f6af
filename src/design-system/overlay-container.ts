let container: HTMLElement | undefined

/**
 * Returns the element of the body that contains the dialogs and popups, after the page. React listens to the events of each element
 * that contains a portal. If that were the body, React would handle each event of the page twice.
 */
export function getOverlayContainer(): HTMLElement {
  if (!container) {
    container = document.createElement('div')
    container.dataset.overlays = ''
    container.style.display = 'contents'
  }
  const isLast = container === document.body.lastElementChild
  // A container with an open dialog must not move, because its animations would start again.
  if (!isLast && !container.hasChildNodes()) document.body.append(container)
  return container
}
