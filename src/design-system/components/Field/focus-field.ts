const focusableSelector = 'input, select, textarea, button, a[href], [tabindex]'
const usableSelector = ':not(:disabled, [type="hidden"], [aria-disabled="true"], [tabindex="-1"])'

/**
 * Focuses `element` if it is a control. In a group, focuses the first enabled control; an invalid or checked control
 * takes precedence. The controls of notices are not fields, so they come last. Then scrolls to the field.
 */
export function focusControl(element: HTMLElement): void {
  const isControl = element.matches(focusableSelector)
  const usableControls = [...element.querySelectorAll<HTMLElement>(focusableSelector)].filter((control) =>
    control.matches(usableSelector),
  )
  const bestControl =
    usableControls.find((control) => control.matches('[aria-invalid="true"], :checked')) ??
    usableControls.find((control) => !control.closest('[role="status"]')) ??
    usableControls[0]
  const target = isControl ? element : bestControl
  target?.focus({ preventScroll: true })
  // Scrolls to the whole field, so that its label and error are visible.
  ;(element.closest<HTMLElement>('[data-invalid]') ?? element).scrollIntoView({ block: 'center' })
}

/** Ref callback that focuses the first control of an element which replaces the button that the user pressed. */
export const focusFirstControl = (element: HTMLElement | null): void => {
  if (element) focusControl(element)
}

/** Moves the focus to the first invalid field in `form`. Returns false if no field is invalid. */
export function focusFirstInvalid(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]')
  if (!field) return false
  focusControl(field)
  return true
}
