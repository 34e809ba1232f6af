import { ChevronDown, X } from 'lucide-react'
import { FieldButton } from '../Field/FieldButton'
import { keepFocus } from './keep-focus'
import type { OptionListState } from './use-option-list'

interface ListButtonsProps {
  list: OptionListState
  disabled?: boolean
  /** Clears the field; absent if there is nothing to clear. */
  onClear?: () => void
  /** Focuses the text input and opens the list. */
  onOpen: () => void
}

/**
 * The buttons that clear a searchable field, and open or close its list. They are not in the tab order, because keys in
 * the text input do the same.
 */
export function ListButtons({ list, disabled, onClear, onOpen }: ListButtonsProps) {
  const { labels } = list.source
  return (
    <>
      {onClear && !disabled && (
        <FieldButton label={labels.clear} tabIndex={-1} onMouseDown={keepFocus} onClick={onClear}>
          <X aria-hidden="true" />
        </FieldButton>
      )}
      <FieldButton
        label={list.isOpen ? labels.close : labels.open}
        tabIndex={-1}
        disabled={disabled}
        onMouseDown={keepFocus}
        onClick={list.isOpen ? list.close : onOpen}
      >
        <ChevronDown aria-hidden="true" />
      </FieldButton>
    </>
  )
}
