import { useEffect } from 'react'

/** Types the text of a field again, so that React learns what the user typed before React took over the page. */
function retype(field: HTMLInputElement) {
  const { value, selectionStart, selectionEnd } = field
  // React ignores an event after which the field has the text that React saw last.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // The render that follows the event moves the caret to the end. In Safari, a selection also moves the focus.
  if (selectionStart !== null && document.activeElement === field)
    setTimeout(() => field.setSelectionRange(selectionStart, selectionEnd))
}

/**
 * Applies what the user did with the form of a first page before React took it over: what was typed, and a submit. Does nothing on
 * any other page. `src/hosting/built-pages.ts` remembers the submit in `data-submitted`, until `data-first-page` is removed.
 */
export function useFormTakeover(): void {
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-first-page]')
    const form = page?.querySelector('form')
    if (!page || !form) return
    delete page.dataset.firstPage
    for (const field of form.querySelectorAll('input')) if (field.value !== field.defaultValue) retype(field)
    if (!('submitted' in form.dataset)) return
    delete form.dataset.submitted
    // The state of the form has the typed text only after the next render.
    setTimeout(() => form.requestSubmit())
  }, [])
}
