import { onTopDialogChange, topDialog } from '../Dialog/open-dialogs'

/**
 * The element that holds the toasts. It is a live region that is there before its first message, and it has to be seen,
 * heard and pressed while a modal dialog is open. Two things are needed for that. Everything outside a modal dialog is
 * inert (no presses, no announcements), so the element moves into the dialog on top and back. And inside it, a popover
 * of its own puts it in the top layer, over the dialog's panel and uncut by it.
 */
export function createToastHost(): HTMLElement {
  const host = document.createElement('div')
  host.dataset.toasts = ''
  host.setAttribute('aria-live', 'polite')
  return host
}

/** Puts the host into the document and keeps it on top; the answer takes it out. */
export function attachToastHost(host: HTMLElement): () => void {
  const place = () => {
    const home = topDialog() ?? document.body
    if (host.parentElement === home) return
    home.append(host)
    // Browsers without popovers still show it in the right element, over what that element holds.
    if (typeof host.showPopover !== 'function') return
    host.popover = 'manual'
    host.showPopover()
  }
  place()
  const stop = onTopDialogChange(place)
  return () => {
    stop()
    host.remove()
  }
}
