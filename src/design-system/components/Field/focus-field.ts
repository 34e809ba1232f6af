const focusable = 'input, select, textarea, button, a[href], [tabindex]'
const usable = ':not(:disabled, [type="hidden"], [aria-disabled="true"], [tabindex="-1"])'

/**
 * Moves focus to a field: the control itself or, in a group of controls, the one that is wrong, the chosen, or the first
 * that can be used.
 */
export function focusControl(element: HTMLElement): void {
  const isControl = element.matches(focusable)
  const inside = [...element.querySelectorAll<HTMLElement>(focusable)].filter((control) =>
    control.matches(usable),
  )
  const best = inside.find((control) => control.matches('[aria-invalid="true"], :checked')) ?? inside[0]
  const target = isControl ? element : best
  target?.focus({ preventScroll: true })
  // The whole field, so that its label and its error are in sight too.
  ;(element.closest<HTMLElement>('[data-invalid]') ?? element).scrollIntoView({ block: 'center' })
}

/** Moves focus to the first field that says it is invalid; false if none does. */
export function focusFirstInvalid(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]')
  if (!field) return false
  focusControl(field)
  return true
}
