/** Returns the text that screen readers read in an element. It leaves out descendants with `aria-hidden`, such as initials. */
export function readAccessibleText(element: Element): string {
  const clone = element.cloneNode(true) as Element
  for (const hiddenElement of clone.querySelectorAll('[aria-hidden="true"]')) hiddenElement.remove()
  return clone.textContent ?? ''
}
