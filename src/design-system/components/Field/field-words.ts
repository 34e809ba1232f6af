/** What a field on the page is called: the words of its label or legend, without the mark of a required one. */
export function fieldWords(id: string): string | undefined {
  const element = document.getElementById(id)
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? element?.querySelector('legend')
  return label?.firstChild?.textContent?.trim() || undefined
}
