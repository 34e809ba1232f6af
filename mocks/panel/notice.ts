import { copy } from './copy.ts'
import { getDemoHost } from './demo-host.ts'
import { getDemoButton } from './place-button.ts'
import { readTabText, storeTabText } from './tab-storage.ts'

const key = 'portal-demo.word'

/** Returns the live region. It must exist before it has a text, or screen readers do not announce the text. */
function getRegion(): HTMLElement {
  const host = getDemoHost()
  const existingRegion = host.querySelector<HTMLElement>('[role=status]')
  if (existingRegion) return existingRegion
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  host.prepend(region)
  return region
}

/** Shows a notice above the page until it is closed. It replaces the previous notice. */
export function showNotice(text: string): void {
  const notice = document.createElement('div')
  notice.dataset.demoWord = ''
  const sentence = document.createElement('p')
  sentence.textContent = text
  const close = document.createElement('button')
  close.type = 'button'
  close.setAttribute('aria-label', copy.closeWord)
  close.textContent = '✕'
  close.addEventListener('click', () => {
    notice.remove()
    getDemoButton().focus()
  })
  notice.append(sentence, close)
  getRegion().replaceChildren(notice)
  notice.scrollIntoView({ block: 'nearest' })
}

/** Shows a notice after the next page load of this tab. */
export function showNoticeAfterLoad(text: string): void {
  storeTabText(key, text)
}

/** Shows the notice that the previous page stored. */
export function showPendingNotice(): void {
  getRegion()
  const text = readTabText(key)
  storeTabText(key, undefined)
  if (text !== null) showNotice(text)
}
