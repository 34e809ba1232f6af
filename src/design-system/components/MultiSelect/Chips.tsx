import { X } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import styled from 'styled-components'
import { insetFocus, square, textStyle, tint } from '@/design-system/theme/mixins'
import { color, control, fontSize, radius, space } from '@/design-system/theme/tokens'
import { keepFocus } from '../OptionList/keep-focus'
import type { ListOption, ListWords } from '../OptionList/list-option'

/** The texts of a list with several chosen options. */
export interface MultiSelectWords extends ListWords {
  /** The accessible name of the group of chosen options. */
  chosen: string
  /** The name of the button that removes a chosen option. */
  remove: (label: string) => string
  /** The announcement for screen readers after a removal. */
  removed: (label: string) => string
  /** The number of chosen options that are not rendered, as text. */
  more: (count: number) => string
  /** The label of the button that adds all found options; without it there is no such button. */
  all?: string
  /** The label of the button that removes all found options; without it there is no such button. */
  none?: string
}

interface ChipsProps {
  /** All chosen options. */
  chosen: readonly ListOption[]
  words: MultiSelectWords
  /** The text input after the chips. */
  input: RefObject<HTMLInputElement | null>
  /** Removes an option; without it no option can be removed. */
  onRemove?: (value: string) => void
}

/** The maximum number of rendered chips; the other chosen options are counted. */
export const drawnChips = 20

/** The chosen options, before the text input. The left arrow moves the focus from the text to them. */
export function Chips({ chosen, words, input, onRemove }: ChipsProps) {
  if (chosen.length === 0) return null
  const hidden = chosen.length - drawnChips

  const remove = (value: string, button: HTMLElement) => {
    focusAfterRemoval(button, input.current)
    onRemove?.(value)
  }
  const pressKey = (event: KeyboardEvent<HTMLButtonElement>, value: string) => {
    const target = chipToFocus(event.key, event.currentTarget, input.current)
    if (target) target.focus()
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(value, event.currentTarget)
    else return
    event.preventDefault()
  }

  return (
    <List aria-label={words.chosen}>
      {chosen.slice(0, drawnChips).map(({ value, label }) => (
        <Chip key={value}>
          <Words>{label}</Words>
          {onRemove && (
            <Remove
              type="button"
              tabIndex={-1}
              data-chip=""
              aria-label={words.remove(label)}
              onMouseDown={keepFocus}
              onClick={(event) => remove(value, event.currentTarget)}
              onKeyDown={(event) => pressKey(event, value)}
            >
              <X aria-hidden="true" />
            </Remove>
          )}
        </Chip>
      ))}
      {hidden > 0 && <More>{words.more(hidden)}</More>}
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

const Words = styled.span`
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

  /* The touch target is 44 px high. */
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

const More = styled.li`
  display: flex;
  align-items: center;
  min-block-size: ${control.sm};
  padding-inline: ${space(1)};
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
`

/** Returns the buttons of the chips before a text input, in order. */
export const chipsBefore = (input: HTMLElement | null) => [
  ...(input?.parentElement?.querySelectorAll<HTMLElement>('[data-chip]') ?? []),
]

/** Returns the element that a key focuses from the button of a chip; the text input follows the last chip. */
function chipToFocus(
  key: string,
  button: HTMLElement,
  input: HTMLElement | null,
): HTMLElement | null | undefined {
  const chips = chipsBefore(input)
  const place = chips.indexOf(button)
  if (key === 'ArrowLeft') return chips[Math.max(0, place - 1)]
  if (key === 'ArrowRight') return chips[place + 1] ?? input
  if (key === 'Home') return chips[0]
  return key === 'End' ? chips.at(-1) : undefined
}

/** Moves the focus before a chip is removed: to the next chip, else the previous, else the text input. */
function focusAfterRemoval(button: HTMLElement, input: HTMLElement | null): void {
  if (document.activeElement !== button) return
  const chips = chipsBefore(input)
  const place = chips.indexOf(button)
  const next = chips[place + 1] ?? chips[place - 1] ?? input
  next?.focus()
}
