import { onTopDialogChange, topDialog } from './open-dialogs'

/**
 * Adds an element to the document and keeps it above all modal dialogs. Returns the function that removes it. Content
 * outside a modal dialog is inert, so the element moves into the topmost dialog, and it is a popover, so that the
 * dialog's panel does not cover it. `order` is its place in the tab order.
 */
export function keepOnTop(element: HTMLElement, order: 'first' | 'last' = 'last'): () => void {
  const place = () => {
    const home = topDialog() ?? document.body
    if (element.parentElement === home) return
    if (order === 'first') home.prepend(element)
    else home.append(element)
    // Browsers without popovers show it by its z-index.
    if (typeof element.showPopover !== 'function') return
    element.popover = 'manual'
    element.showPopover()
  }
  place()
  const stop = onTopDialogChange(place)
  return () => {
    stop()
    element.remove()
  }
}
