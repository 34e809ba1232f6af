/**
 * Returns the text with which a message names a field, e.g. 'Guest, Last name': the `aria-label` of the group around the
 * field, if any, and the field's label or legend without the required mark. `id` is the id of the field's control or fieldset.
 */
export function getFieldName(id: string): string | undefined {
  const element = document.getElementById(id)
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? element?.querySelector('legend')
  const group = element?.closest('[role="group"][aria-label]')?.getAttribute('aria-label')
  const name = [group, label?.firstChild?.textContent?.trim()].filter(Boolean).join(', ')
  return name || undefined
}
