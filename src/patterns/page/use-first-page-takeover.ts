import { useLayoutEffect } from 'react'

/** Types the text of a field again, so that React learns what the user typed before React took over the page. */
function retype(field: HTMLInputElement) {
  const { value, selectionStart, selectionEnd } = field
  // React ignores an event after which the field has the text that React saw last.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // In Safari, a selection also moves the focus.
  if (selectionStart === null || document.activeElement !== field) return
  // The render that follows the event moves the caret to the end. A character that was typed since then has moved the caret on.
  setTimeout(() => {
    if (field.value === value) field.setSelectionRange(selectionStart, selectionEnd)
  })
}

/** Removes the mark that the script of the page has set on an element. Returns whether the element had it. */
function takeMark({ dataset }: HTMLElement, name: 'submitted' | 'pressed') {
  if (!(name in dataset)) return false
  delete dataset[name]
  return true
}

/** Repeats what the user did in a first page before React took it over: what was typed, a submit and presses of buttons. */
function repeatActions(page: HTMLElement) {
  for (const field of page.querySelectorAll<HTMLInputElement>('form input'))
    if (field.value !== field.defaultValue) retype(field)
  // The state of the form has the typed text only after the next render.
  for (const form of page.querySelectorAll('form'))
    if (takeMark(form, 'submitted')) setTimeout(() => form.requestSubmit())
  for (const button of page.querySelectorAll('button'))
    if (takeMark(button, 'pressed')) setTimeout(() => button.click())
}

/**
 * Ends a first page after React has taken it over: removes `data-first-page` and repeats what the user did before. Until then, the
 * script of the page (`src/hosting/early-script.ts`) remembers submits and presses. Does nothing on any other page.
 *
 * This is a layout effect, because React already handles each press after the commit.
 */
export function useFirstPageTakeover(): void {
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-first-page]')
    if (!page) return
    delete page.dataset.firstPage
    repeatActions(page)
  }, [])
}
