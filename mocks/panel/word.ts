import { copy } from './copy.ts'
import { demoHost } from './demo-host.ts'
import { demoButton } from './place-button.ts'

const key = 'portal-demo.word'

/** The place of what is said. It is there before it is filled, so that screen readers hear of it. */
function region(): HTMLElement {
  const host = demoHost()
  const there = host.querySelector<HTMLElement>('[role=status]')
  if (there) return there
  const made = document.createElement('div')
  made.setAttribute('role', 'status')
  host.prepend(made)
  return made
}

/** Says a sentence above the page, until somebody sends it away. The last one is shown. */
export function showWord(text: string): void {
  const place = region()
  const word = document.createElement('div')
  word.dataset.demoWord = ''
  const sentence = document.createElement('p')
  sentence.textContent = text
  const close = document.createElement('button')
  close.type = 'button'
  close.setAttribute('aria-label', copy.closeWord)
  close.textContent = '✕'
  close.addEventListener('click', () => {
    word.remove()
    demoButton().focus()
  })
  word.append(sentence, close)
  place.replaceChildren(word)
  word.scrollIntoView({ block: 'nearest' })
}

/** Has the next page of this tab say it. A browser that keeps nothing stays silent. */
export function sayAfterLoading(text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Then what happened is seen, and not said.
  }
}

/** Says what the page before left to be said. */
export function sayWhatWasLeft(): void {
  region()
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (text !== null) showWord(text)
  } catch {
    // As above.
  }
}
