import { getRoles } from '@testing-library/react'

/** How many names of each kind a summary lists. */
const longestList = 8
/** The length at which a text is cut, in characters. */
const longestText = 110

const shorten = (text: string) => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > longestText ? `${plain.slice(0, longestText)}…` : plain
}

const nameOf = (element: HTMLElement) =>
  shorten(element.getAttribute('aria-label') ?? element.textContent ?? '') || '(no name)'

/** The roles by which a reader recognizes a screen, in the order in which the summary lists them. */
const listedRoles = ['heading', 'dialog', 'alert', 'status', 'button', 'link', 'textbox', 'combobox', 'row']

/** What a page shows, in at most a dozen lines: its address, and the names of its headings, messages and controls. */
export function summarizePage(container: HTMLElement): string {
  const roles = getRoles(container)
  const lines = listedRoles.flatMap((role) => {
    const elements = roles[role] ?? []
    if (elements.length === 0) return []
    const names = elements.slice(0, longestList).map(nameOf)
    const rest = elements.length > longestList ? `, and ${elements.length - longestList} more` : ''
    return [`  ${role}: ${shorten(names.join(' | '))}${rest}`]
  })
  const empty = lines.length === 0 ? [`  ${shorten(container.textContent ?? '') || '(an empty page)'}`] : []
  return [`The page at ${window.location.pathname}${window.location.search}:`, ...lines, ...empty].join('\n')
}
