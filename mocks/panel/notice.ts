import { copy } from './copy.ts'
import { getDemoRegion } from './demo-region.ts'
import { getDemoButton } from './place-button.ts'
import { readTabText, storeTabText } from './tab-storage.ts'

const storageKey = 'portal-demo.word'

/**
 * Returns the live region for the notices; the first call creates it. Screen readers announce a text only if its live
 * region existed before the text.
 */
function getLiveRegion(): HTMLElement {
  const host = getDemoRegion()
  const existingRegion = host.querySelector<HTMLElement>('[role=status]')
  if (existingRegion) return existingRegion
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  host.prepend(region)
  return region
}

/** Shows a notice above the page until the user closes it. Replaces an open notice. */
export function showNotice(text: string): void {
  const notice = document.createElement('div')
  notice.dataset.demoWord = ''
  const sentence = document.createElement('p')
  sentence.textContent = text
  const close = document.createElement('button')
  close.type = 'button'
  close.setAttribute('aria-label', copy.closeNotice)
  close.textContent = '✕'
  close.addEventListener('click', () => {
    notice.remove()
    getDemoButton().focus()
  })
  notice.append(sentence, close)
  getLiveRegion().replaceChildren(notice)
  notice.scrollIntoView({ block: 'nearest' })
}

/** Stores a notice, which this tab shows after its next page load. */
export function showNoticeAfterLoad(text: string): void {
  storeTabText(storageKey, text)
}

/** Shows the notice that `showNoticeAfterLoad` stored, if there is one. */
export function showPendingNotice(): void {
  // The live region must exist before its first text.
  getLiveRegion()
  const text = readTabText(storageKey)
  storeTabText(storageKey, undefined)
  if (text !== null) showNotice(text)
}
