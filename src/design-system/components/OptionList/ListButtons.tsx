import { ChevronDown, X } from 'lucide-react'
import { FieldButton } from '../Field/FieldButton'
import { keepFocus } from './keep-focus'
import type { OptionListState } from './use-option-list'

interface ListButtonsProps {
  list: OptionListState
  disabled?: boolean
  /** Empties the field; without it there is nothing to empty. */
  onClear?: () => void
  /** Puts the focus into the text and opens the list. */
  onOpen: () => void
}

/** The buttons at the end of a searched field. Out of the tab order: in the text, the keyboard does without them. */
export function ListButtons({ list, disabled, onClear, onOpen }: ListButtonsProps) {
  const { words } = list.source
  return (
    <>
      {onClear && !disabled && (
        <FieldButton label={words.clear} tabIndex={-1} onMouseDown={keepFocus} onClick={onClear}>
          <X aria-hidden="true" />
        </FieldButton>
      )}
      <FieldButton
        label={words.open}
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
