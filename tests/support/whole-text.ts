/**
 * Creates a matcher for Testing Library queries such as `getByText`. The matcher finds the innermost element whose text is
 * exactly `text`. Each child element may contain a part of the text.
 */
export const matchWholeText = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text && ![...element.children].some((child) => child.textContent === text)
