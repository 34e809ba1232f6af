import { fieldSelector } from './initial-focus'
import { type DelayedCall, runAfterPaint } from './run-after-paint'

/** The open dialogs. The last dialog is on top. */
const openDialogs: HTMLDialogElement[] = []
/** The open dialogs that stay above dialogs which mount later. */
const topmostDialogs = new Set<HTMLDialogElement>()
/** The functions that open the dialogs which mounted below a topmost dialog, in order. */
const waitingOpenings = new Set<() => void>()
const listeners = new Set<() => void>()
/** The call that makes the first dialog modal. */
let opening: DelayedCall | undefined

/** Returns the topmost dialog, if a dialog is open. Everything outside this dialog is inert. */
export const getTopDialog = (): HTMLDialogElement | undefined => openDialogs.at(-1)

/**
 * Opens a dialog above the page, adds it, and moves the focus to `initialFocus`. Returns the function that removes the dialog; call
 * that function before the dialog closes.
 *
 * A modal dialog makes the page inert, and the browser then computes the style of every element. A focus also makes it lay out the
 * page. So the first dialog is painted before it becomes modal and receives the focus. A later dialog must be modal at once, because
 * the first dialog makes it inert.
 */
export function addOpenDialog(dialog: HTMLDialogElement, initialFocus: HTMLElement | null): () => void {
  opening?.finish()
  openDialogs.push(dialog)
  const becomeModal = () => {
    if (openDialogs.length === 1) lockPage()
    makeModal(dialog, initialFocus)
    notifyListeners()
  }
  if (openDialogs.length === 1) {
    dialog.setAttribute('open', '')
    // A phone shows its keyboard only if the field receives the focus during the press.
    if (initialFocus?.matches(fieldSelector)) initialFocus.focus()
    opening = runAfterPaint(becomeModal)
  } else becomeModal()
  return () => {
    opening?.cancel()
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    if (openDialogs.length === 0) unlockPage()
    notifyListeners()
  }
}

/** Marks an open dialog as topmost. Returns the function that removes the mark. */
export function markAsTopmost(dialog: HTMLDialogElement): () => void {
  topmostDialogs.add(dialog)
  return () => {
    topmostDialogs.delete(dialog)
  }
}

/**
 * Calls `open` at once or, if the last open dialog is a topmost one, when `openWaitingDialogs` is called after that dialog has closed. Returns the
 * function that cancels the call.
 */
export function openBelowTopmost(open: () => void): () => void {
  const topDialog = getTopDialog()
  if (topDialog && topmostDialogs.has(topDialog)) waitingOpenings.add(open)
  else open()
  return () => {
    waitingOpenings.delete(open)
  }
}

/** Opens the dialogs that wait, unless a topmost dialog is still open. */
export function openWaitingDialogs(): void {
  if (topmostDialogs.size > 0) return
  for (const open of waitingOpenings) {
    waitingOpenings.delete(open)
    open()
  }
}

/**
 * Makes an open dialog modal. If the focus is in the dialog already, it does not move; otherwise it moves to `initialFocus`. `showModal`
 * focuses the element with `autofocus`.
 */
function makeModal(dialog: HTMLDialogElement, initialFocus: HTMLElement | null) {
  const { activeElement } = document
  const focused = dialog.contains(activeElement) ? activeElement : initialFocus
  focused?.setAttribute('autofocus', '')
  dialog.removeAttribute('open')
  dialog.showModal()
  focused?.removeAttribute('autofocus')
  raisePopovers(dialog)
}

/** Shows again what was shown in a dialog before it was modal, such as a list of options: it would stay below the dialog. */
function raisePopovers(dialog: HTMLDialogElement) {
  if (typeof dialog.showPopover !== 'function') return
  for (const popover of dialog.querySelectorAll<HTMLElement>(':popover-open')) {
    popover.hidePopover()
    popover.showPopover()
  }
}

/** Calls `listener` synchronously when the topmost dialog changes. Returns the function that removes the listener. */
export function onTopDialogChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

/** Stops the page from scrolling. Padding replaces the hidden scrollbar, so that the content does not move. */
function lockPage() {
  const { documentElement, body } = document
  const scrollbarWidth = window.innerWidth - documentElement.getBoundingClientRect().width
  documentElement.style.overflow = 'hidden'
  if (scrollbarWidth === 0) return
  documentElement.style.scrollbarGutter = 'auto'
  body.style.paddingInlineEnd = `${scrollbarWidth}px`
}

function unlockPage() {
  const { documentElement, body } = document
  documentElement.style.overflow = ''
  documentElement.style.scrollbarGutter = ''
  body.style.paddingInlineEnd = ''
}
