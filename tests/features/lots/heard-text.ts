/** The text of an element for screen readers: without initials, because the name is beside them. */
export function heardText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const unheard of copy.querySelectorAll('[aria-hidden="true"]')) unheard.remove()
  return copy.textContent ?? ''
}
