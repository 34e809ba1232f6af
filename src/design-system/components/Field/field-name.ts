/** Returns the label or legend of a field without the required mark, with the name of its group as a prefix. */
export function getFieldName(id: string): string | undefined {
  const element = document.getElementById(id)
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? element?.querySelector('legend')
  const group = element?.closest('[role="group"][aria-label]')?.getAttribute('aria-label')
  const name = [group, label?.firstChild?.textContent?.trim()].filter(Boolean).join(', ')
  return name || undefined
}
