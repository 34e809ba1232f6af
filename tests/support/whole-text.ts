/** Finds the innermost element with exactly this text, also if parts of it stand in elements of their own. */
export const wholeText = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text && ![...element.children].some((child) => child.textContent === text)
