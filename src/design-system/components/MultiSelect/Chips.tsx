import { X } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import styled from 'styled-components'
import { insetFocus, square, textStyle, tint } from '@/design-system/theme/mixins'
import { color, control, fontSize, radius, space } from '@/design-system/theme/tokens'
import { keepFocus } from '../OptionList/keep-focus'
import type { ListLabels, ListOption } from '../OptionList/list-option'

/** The texts of a `MultiSelect`. */
export interface MultiSelectLabels extends ListLabels {
  /** The accessible name of the group of chosen options. */
  chosenLabel: string
  /** The name of the button that removes a chosen option. */
  remove: (label: string) => string
  /** Returns the announcement for screen readers after a removal. */
  removedMessage: (label: string) => string
  /** Returns the text after the last chip, which says how many more options are chosen. */
  moreLabel: (count: number) => string
  /** The label of the button that adds all found options. Without a label, there is no such button. */
  chooseAll?: string
  /** The label of the button that removes all found options. Without a label, there is no such button. */
  chooseNone?: string
}

interface ChipsProps {
  /** All chosen options. */
  chosen: readonly ListOption[]
  labels: MultiSelectLabels
  /** The text input after the chips. */
  input: RefObject<HTMLInputElement | null>
  /** Removes an option. Without `onRemove`, the chips have no remove buttons. */
  onRemove?: (value: string) => void
}

/** The maximum number of chips. If more options are chosen, `moreLabel` says how many have no chip. */
export const maxRenderedChips = 20

/**
 * The chosen options as chips before the text input. While a chip has the focus, the arrow keys, Home and End move the
 * focus, and Delete and Backspace remove the option.
 */
export function Chips({ chosen, labels, input, onRemove }: ChipsProps) {
  if (chosen.length === 0) return null
  const hiddenCount = chosen.length - maxRenderedChips

  const remove = (value: string, button: HTMLElement) => {
    moveFocusFromChip(button, input.current)
    onRemove?.(value)
  }
  const pressKey = (event: KeyboardEvent<HTMLButtonElement>, value: string) => {
    const target = findFocusTarget(event.key, event.currentTarget, input.current)
    if (target) target.focus()
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(value, event.currentTarget)
    else return
    event.preventDefault()
  }

  return (
    <List aria-label={labels.chosenLabel}>
      {chosen.slice(0, maxRenderedChips).map(({ value, label }) => (
        <Chip key={value}>
          <ChipLabel>{label}</ChipLabel>
          {onRemove && (
            <Remove
              type="button"
              tabIndex={-1}
              data-chip=""
              aria-label={labels.remove(label)}
              onMouseDown={keepFocus}
              onClick={(event) => remove(value, event.currentTarget)}
              onKeyDown={(event) => pressKey(event, value)}
            >
              <X aria-hidden="true" />
            </Remove>
          )}
        </Chip>
      ))}
      {hiddenCount > 0 && <HiddenCount>{labels.moreLabel(hiddenCount)}</HiddenCount>}
    </List>
  )
}

const List = styled.ul`
  display: contents;
`

const Chip = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: ${control.sm};
  padding-inline-start: ${space(2)};
  ${tint('neutral')}
  border-radius: ${radius.sm};
  ${textStyle({ size: 'sm', weight: 'medium', line: 'tight' })}

  &:not(:has(button)) {
    padding-inline-end: ${space(2)};
  }
`

const ChipLabel = styled.span`
  min-inline-size: 0;
  padding-block: ${space(1)};
  overflow-wrap: anywhere;
`

const Remove = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  inline-size: ${control.sm};
  padding: 0;
  color: inherit;
  background: none;
  border: 0;
  border-radius: ${radius.sm};
  cursor: pointer;

  /* The touch target extends the button of 36 px to 44 px. */
  &::after {
    content: '';
    position: absolute;
    inset: -${space(1)};
  }

  & > svg {
    ${square(space(4))}
  }

  ${insetFocus}
`

const HiddenCount = styled.li`
  display: flex;
  align-items: center;
  min-block-size: ${control.sm};
  padding-inline: ${space(1)};
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
`

/** Returns the remove buttons of the chips before a text input, in the order of the chips. */
export const getChipsBefore = (input: HTMLElement | null) => [
  ...(input?.parentElement?.querySelectorAll<HTMLElement>('[data-chip]') ?? []),
]

/**
 * Returns the element to focus when a key is pressed on a chip's button; undefined if the key does not move the focus.
 * The right arrow key leads from the last chip to the text input.
 */
function findFocusTarget(
  key: string,
  button: HTMLElement,
  input: HTMLElement | null,
): HTMLElement | null | undefined {
  const chips = getChipsBefore(input)
  const index = chips.indexOf(button)
  if (key === 'ArrowLeft') return chips[Math.max(0, index - 1)]
  if (key === 'ArrowRight') return chips[index + 1] ?? input
  if (key === 'Home') return chips[0]
  return key === 'End' ? chips.at(-1) : undefined
}

/** Before a focused chip is removed, moves the focus to the next chip, else to the previous chip, else to the input. */
function moveFocusFromChip(button: HTMLElement, input: HTMLElement | null): void {
  if (document.activeElement !== button) return
  const chips = getChipsBefore(input)
  const index = chips.indexOf(button)
  const next = chips[index + 1] ?? chips[index - 1] ?? input
  next?.focus()
}
