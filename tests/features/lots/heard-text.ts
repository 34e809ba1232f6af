/** The text of an element as screen readers have it: without initials, which the name beside them says. */
export function heardText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const unheard of copy.querySelectorAll('[aria-hidden="true"]')) unheard.remove()
  return copy.textContent ?? ''
}
