import { copy } from './copy.ts'
import { getDemoHost } from './demo-host.ts'
import { getDemoButton } from './place-button.ts'
import { readTabText, storeTabText } from './tab-storage.ts'

const storageKey = 'portal-demo.word'

/**
 * Returns the live region of the notices, which must exist before a text: otherwise screen readers do not announce the
 * text.
 */
function getLiveRegion(): HTMLElement {
  const host = getDemoHost()
  const existingRegion = host.querySelector<HTMLElement>('[role=status]')
  if (existingRegion) return existingRegion
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  host.prepend(region)
  return region
}

/** Shows a notice above the page, in place of the previous notice, until the user closes the notice. */
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

/** Shows a notice after the next page load of this tab. */
export function showNoticeAfterLoad(text: string): void {
  storeTabText(storageKey, text)
}

/** Shows the notice that the previous page stored. */
export function showPendingNotice(): void {
  // Creates the live region, which must exist before its first text.
  getLiveRegion()
  const text = readTabText(storageKey)
  storeTabText(storageKey, undefined)
  if (text !== null) showNotice(text)
}
