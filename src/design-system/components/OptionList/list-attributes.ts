import type { OptionListState } from './use-option-list'

/** What ties the text to its list: the attributes of the combobox pattern. */
export function listAttributes(id: string, { isOpen, drawn, active }: OptionListState) {
  const hasLines = isOpen && drawn.length > 0
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': hasLines,
    'aria-controls': hasLines ? id : undefined,
    'aria-activedescendant': hasLines && drawn[active] ? `${id}-${active}` : undefined,
    autoComplete: 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  } as const
}
