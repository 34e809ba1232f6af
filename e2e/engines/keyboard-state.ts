/*
 * The state of a page as a user of the keyboard perceives it. The keyboard tables of the catalogue assert results in Chromium;
 * the other engines must reach the same states after the same keys.
 */

/** What is visible: the focus, the controls with their values and states, and the panel of the selected tab. */
export interface KeyboardState {
  focus: string
  controls: string[]
}

/** Reads the state of the page. The function uses no outer variable, because it runs in the page. */
export function readKeyboardState(): KeyboardState {
  const collapse = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const readIds = (ids: string) =>
    ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  const getName = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby')
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    const label = labels.map(({ textContent }) => textContent).join(' ')
    return collapse(
      element.getAttribute('aria-label') ?? (labelledBy ? readIds(labelledBy) : label || element.textContent),
    )
  }
  const formatElement = (element: Element) => {
    const kind = element.getAttribute('role') ?? element.localName
    const value = 'value' in element && kind !== 'button' ? ` = ${(element as HTMLInputElement).value}` : ''
    const states = ['selected', 'checked', 'expanded', 'pressed', 'sort', 'current']
      .filter((state) => element.hasAttribute(`aria-${state}`))
      .map((state) => ` ${state}=${element.getAttribute(`aria-${state}`)}`)
    const activeId = element.getAttribute('aria-activedescendant')
    const active = activeId ? ` active: ${collapse(readIds(activeId))}` : ''
    return `${kind} '${getName(element)}'${value}${states.join('')}${active}`
  }
  const { activeElement, body } = document
  const selector =
    'a[href], button, input, select, textarea, h1, h2, [role=dialog], [role=menu], [role=menuitem], [role=listbox], [role=tab], [role=tabpanel]'
  // How many rows a long table draws beyond its edges differs by engine.
  const isScrolledOut = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    for (let frame = element.parentElement; frame && frame !== body; frame = frame.parentElement) {
      const edges = frame.getBoundingClientRect()
      if (getComputedStyle(frame).overflowY !== 'visible' && (bottom <= edges.top || top >= edges.bottom))
        return true
    }
    return false
  }
  const visible = [...body.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isScrolledOut(element),
  )
  return {
    focus: activeElement && activeElement !== body ? formatElement(activeElement) : 'nothing',
    controls: visible.map(formatElement),
  }
}
