import { getTopDialog, onTopDialogChange } from './open-dialogs'

/**
 * Adds an element to the document and keeps it above all modal dialogs. The element moves into the topmost dialog,
 * because everything outside that dialog is inert. There it becomes a popover, so that the panel of the dialog does not
 * cover it; its z-index keeps it above the page. `order` tells whether the element comes first or last in its parent, and
 * thus in the tab order. Returns the function that removes the element.
 */
export function keepOnTop(element: HTMLElement, order: 'first' | 'last' = 'last'): () => void {
  const moveToTop = () => {
    const parent = getTopDialog() ?? document.body
    if (element.parentElement === parent) return
    if (order === 'first') parent.prepend(element)
    else parent.append(element)
    element.removeAttribute('popover')
    // In browsers without the popover API, only the element's own z-index keeps it above the panel.
    if (parent === document.body || typeof element.showPopover !== 'function') return
    element.popover = 'manual'
    element.showPopover()
  }
  moveToTop()
  const unsubscribe = onTopDialogChange(moveToTop)
  return () => {
    unsubscribe()
    element.remove()
  }
}
