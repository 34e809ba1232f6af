import { getTopDialog, onTopDialogChange } from './open-dialogs'

/**
 * Adds an element to the document and keeps it above all modal dialogs. Returns the function that removes it. Content
 * outside a modal dialog is inert, so the element moves into the topmost dialog. The element is a popover, so that the
 * panel of the dialog does not cover it. `order` is the position of the element in the tab order.
 */
export function keepOnTop(element: HTMLElement, order: 'first' | 'last' = 'last'): () => void {
  const moveToTop = () => {
    const parent = getTopDialog() ?? document.body
    if (element.parentElement === parent) return
    if (order === 'first') parent.prepend(element)
    else parent.append(element)
    // In browsers without popovers, the z-index of the element keeps it above the panel.
    if (typeof element.showPopover !== 'function') return
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
