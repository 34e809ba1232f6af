import type { KeyboardEvent } from 'react'
import type { OptionListState } from './use-option-list'

const stepsByKey: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** Applies a key press in the text input to the list, as in the ARIA combobox pattern. Returns whether the list used the key. */
export function applyListKey(list: OptionListState, event: KeyboardEvent<HTMLInputElement>): boolean {
  if (event.nativeEvent.isComposing) return false
  const isHandled = runKey(list, event)
  if (isHandled) event.preventDefault()
  return isHandled
}

function runKey(list: OptionListState, { key, altKey }: KeyboardEvent): boolean {
  const step = stepsByKey[key]
  if (step === undefined) return key === 'Enter' && chooseByEnter(list)
  if (key.startsWith('Page') && !list.isOpen) return false
  if (altKey) openOrClose(list, step)
  else if (list.isOpen) list.move(step)
  else list.open(step > 0 ? 'first' : 'last')
  return true
}

function openOrClose(list: OptionListState, step: number) {
  if (step < 0) list.close()
  else list.open()
}

/** In an open list, Enter chooses the active option and does not submit the form. Returns whether the list was open. */
function chooseByEnter(list: OptionListState): boolean {
  if (!list.isOpen) return false
  const row = list.rows[list.activeIndex]
  if (row) list.pick(row)
  else if (list.typed === undefined) list.close()
  return true
}

/** Returns the ARIA attributes of the combobox pattern, which connect the text input with its list. */
export function getListAttributes(id: string, { isOpen, renderedRows, activeIndex }: OptionListState) {
  const hasRows = isOpen && renderedRows.length > 0
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': hasRows,
    'aria-controls': hasRows ? id : undefined,
    'aria-activedescendant': hasRows && renderedRows[activeIndex] ? `${id}-${activeIndex}` : undefined,
    autoComplete: 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  } as const
}
