import { fieldSelector } from '@/design-system/components/Dialog/initial-focus'
import { focusControl, focusFirstInvalid } from '@/design-system/components/Field/focus-field'

/**
 * Marks the heading or the result of a step, which gets the focus when the step appears. `tabIndex` makes it focusable by a script
 * only.
 */
export const stepStart = { 'data-step-start': '', tabIndex: -1 } as const

/**
 * Ref callback that shows the start of a step, which replaces another one in the same scroll container. The focus goes to the first
 * invalid field, or else to the heading or result, or else to the first field or button.
 */
export function showStepStart(step: HTMLElement | null): void {
  // After a correction, the table moves the focus back to the row.
  if (!step || 'keepsPlace' in step.dataset) return
  scrollToTop(step)
  if (focusFirstInvalid(step)) return
  const start = step.querySelector<HTMLElement>('[data-step-start]')
  if (start) start.focus({ preventScroll: true })
  // A checked radio button of a later field would take precedence.
  else focusControl(step.querySelector<HTMLElement>(fieldSelector) ?? step)
}

/** Scrolls the containers of an element within its dialog to their tops. */
function scrollToTop(element: HTMLElement): void {
  const dialog = element.closest('dialog')
  for (let box = element.parentElement; box && box !== dialog; box = box.parentElement) box.scrollTop = 0
}
