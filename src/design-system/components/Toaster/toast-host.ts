/** The element that holds the toasts: a live region that is there before its first message. `keepOnTop` shows it. */
export function createToastHost(): HTMLElement {
  const host = document.createElement('div')
  host.dataset.toasts = ''
  host.setAttribute('aria-live', 'polite')
  return host
}
