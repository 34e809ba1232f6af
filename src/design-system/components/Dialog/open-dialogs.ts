/** The modal dialogs that are open now, the last one on top. The document has one top layer, so there is one list. */
const openDialogs: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** The dialog on top: everything outside it is inert, so whatever must stay usable has to live inside it. */
export const topDialog = (): HTMLDialogElement | undefined => openDialogs.at(-1)

/** Says that a dialog has just been shown; the answer says that it is about to close. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  if (openDialogs.length === 0) lockPage()
  openDialogs.push(dialog)
  publish()
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    if (openDialogs.length === 0) unlockPage()
    publish()
  }
}

/** Calls back, at once and in order, whenever another dialog (or none) is on top; the answer stops it. */
export function onTopDialogChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function publish() {
  for (const listener of listeners) listener()
}

/** The page behind must not scroll. The room of its scrollbar goes to the body, so that the scrim covers it and nothing jumps. */
function lockPage() {
  const { documentElement, body } = document
  const scrollbar = window.innerWidth - documentElement.getBoundingClientRect().width
  documentElement.style.overflow = 'hidden'
  documentElement.style.scrollbarGutter = 'auto'
  body.style.paddingInlineEnd = `${scrollbar}px`
}

function unlockPage() {
  const { documentElement, body } = document
  documentElement.style.overflow = ''
  documentElement.style.scrollbarGutter = ''
  body.style.paddingInlineEnd = ''
}
