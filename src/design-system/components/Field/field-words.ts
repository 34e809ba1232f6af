/** Returns the label or legend of a field without its required mark, after the name of its group, if any. */
export function fieldWords(id: string): string | undefined {
  const element = document.getElementById(id)
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? element?.querySelector('legend')
  const group = element?.closest('[role="group"][aria-label]')?.getAttribute('aria-label')
  const words = [group, label?.firstChild?.textContent?.trim()].filter(Boolean).join(', ')
  return words || undefined
}
