let container: HTMLElement | undefined

/**
 * Returns the element of the body that contains the dialogs and popups. React listens to the events of each element that contains
 * a portal. If that were the body, React would handle each event of the page twice.
 */
export function getOverlayContainer(): HTMLElement {
  if (!container) {
    container = document.createElement('div')
    container.style.display = 'contents'
  }
  if (!container.isConnected) document.body.append(container)
  return container
}
