import { onTopDialogChange, topDialog } from './open-dialogs'

/**
 * Puts an element into the document and keeps it on top; the answer takes it out. It can be seen, heard and pressed while
 * a modal dialog is open. Two things are needed for that. Everything outside a modal dialog is inert (no presses, no
 * announcements), so the element moves into the dialog on top and back. And inside it, a popover of its own puts it in
 * the top layer, over the dialog's panel and uncut by it. `order` is its place for the keyboard.
 */
export function keepOnTop(element: HTMLElement, order: 'first' | 'last' = 'last'): () => void {
  const place = () => {
    const home = topDialog() ?? document.body
    if (element.parentElement === home) return
    if (order === 'first') home.prepend(element)
    else home.append(element)
    // Browsers without popovers still show it in the right place, over what that holds.
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
