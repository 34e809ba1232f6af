/** Matches the innermost element with exactly this text, also if the text is spread over several child elements. */
export const matchWholeText = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text && ![...element.children].some((child) => child.textContent === text)
