/**
 * What a field on the page is called: the words of its label or legend, without the mark of a required one; before them
 * the name of the group that it stands in, if that has one, as each row of a list of fields has.
 */
export function fieldWords(id: string): string | undefined {
  const element = document.getElementById(id)
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? element?.querySelector('legend')
  const group = element?.closest('[role="group"][aria-label]')?.getAttribute('aria-label')
  const words = [group, label?.firstChild?.textContent?.trim()].filter(Boolean).join(', ')
  return words || undefined
}
