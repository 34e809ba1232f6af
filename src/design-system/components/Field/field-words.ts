/**
 * Returns the label or legend of a field on the page, without the mark of a required field. The name of its
 * group comes first if the group has one, e.g. a row in a list of fields.
 */
export function fieldWords(id: string): string | undefined {
  const element = document.getElementById(id)
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? element?.querySelector('legend')
  const group = element?.closest('[role="group"][aria-label]')?.getAttribute('aria-label')
  const words = [group, label?.firstChild?.textContent?.trim()].filter(Boolean).join(', ')
  return words || undefined
}
