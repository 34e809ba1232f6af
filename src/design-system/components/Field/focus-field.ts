const focusable = 'input, select, textarea, button, a[href], [tabindex]'
const usable = ':not(:disabled, [type="hidden"], [aria-disabled="true"], [tabindex="-1"])'

/** Focuses a field: the control or, in a group, the invalid, the checked or the first enabled control. */
export function focusControl(element: HTMLElement): void {
  const isControl = element.matches(focusable)
  const inside = [...element.querySelectorAll<HTMLElement>(focusable)].filter((control) =>
    control.matches(usable),
  )
  const best = inside.find((control) => control.matches('[aria-invalid="true"], :checked')) ?? inside[0]
  const target = isControl ? element : best
  target?.focus({ preventScroll: true })
  // Scrolls to the whole field, so that its label and error are visible.
  ;(element.closest<HTMLElement>('[data-invalid]') ?? element).scrollIntoView({ block: 'center' })
}

/** Moves the focus to the first invalid field. Returns false if there is none. */
export function focusFirstInvalid(form: ParentNode): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]')
  if (!field) return false
  focusControl(field)
  return true
}
