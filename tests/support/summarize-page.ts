import { getRoles } from '@testing-library/react'

/** The maximum number of names that a summary lists for each role. */
const maxNames = 8
/** The maximum length of a name and of the joined names of a role, in characters. */
const maxTextLength = 110

const shorten = (text: string) => {
  const plainText = text.replace(/\s+/g, ' ').trim()
  return plainText.length > maxTextLength ? `${plainText.slice(0, maxTextLength)}…` : plainText
}

const getName = (element: HTMLElement) =>
  shorten(element.getAttribute('aria-label') ?? element.textContent ?? '') || '(no name)'

/** The roles that a summary lists, in this order. */
const listedRoles = ['heading', 'dialog', 'alert', 'status', 'button', 'link', 'textbox', 'combobox', 'row']

/**
 * Returns a summary of the page for an error message: the address, and the names of the elements of each listed role. If no
 * element has a listed role, the summary has the text of `container`.
 */
export function summarizePage(container: HTMLElement): string {
  const roles = getRoles(container)
  const lines = listedRoles.flatMap((role) => {
    const elements = roles[role] ?? []
    if (elements.length === 0) return []
    const names = elements.slice(0, maxNames).map(getName)
    const hiddenNote = elements.length > maxNames ? `, and ${elements.length - maxNames} more` : ''
    return [`  ${role}: ${shorten(names.join(' | '))}${hiddenNote}`]
  })
  const fallback =
    lines.length === 0 ? [`  ${shorten(container.textContent ?? '') || '(an empty page)'}`] : []
  return [`The page at ${window.location.pathname}${window.location.search}:`, ...lines, ...fallback].join(
    '\n',
  )
}
