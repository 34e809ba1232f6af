/** The open modal dialogs. The last dialog is on top. */
const openDialogs: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Returns the topmost dialog, if a dialog is open. Everything outside this dialog is inert. */
export const getTopDialog = (): HTMLDialogElement | undefined => openDialogs.at(-1)

/**
 * Opens a dialog by `open`, and adds it. Locks the page first, because a lock after the dialog has opened would lay out the page
 * again. `scrollbarWidth` is the result of `measureScrollbar` before the dialog was added to the document. Returns the function that
 * removes the dialog; call that function before the dialog closes.
 */
export function addOpenDialog(
  dialog: HTMLDialogElement,
  scrollbarWidth: number,
  open: () => void,
): () => void {
  if (openDialogs.length === 0) lockPage(scrollbarWidth)
  open()
  openDialogs.push(dialog)
  notifyListeners()
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    if (openDialogs.length === 0) unlockPage()
    notifyListeners()
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

/** Returns the width of the scrollbar of the page. After a change of the document, the measurement would lay out the page. */
export const measureScrollbar = (): number =>
  typeof window === 'undefined'
    ? 0
    : window.innerWidth - document.documentElement.getBoundingClientRect().width

/** Stops the page from scrolling. Padding replaces the hidden scrollbar, so that the content does not move. */
function lockPage(scrollbarWidth: number) {
  const { documentElement, body } = document
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
