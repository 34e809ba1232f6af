import { X } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import styled from 'styled-components'
import {
  border,
  color,
  control,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
} from '@/design-system/theme/tokens'
import { keepFocus } from '../OptionList/keep-focus'
import type { ListOption, ListWords } from '../OptionList/list-option'

/** The words of a list of which several are chosen. */
export interface MultiSelectWords extends ListWords {
  /** Names the group of what is chosen. */
  chosen: string
  /** Name of the button that takes one out. */
  remove: (label: string) => string
  /** Said by screen readers when one was taken out. */
  removed: (label: string) => string
  /** How many chosen ones are not drawn. */
  more: (count: number) => string
  /** The button that adds all that is found; without it there is none. */
  all?: string
  /** The button that takes out all that is found; without it there is none. */
  none?: string
}

interface ChipsProps {
  /** What is chosen, all of it. */
  chosen: readonly ListOption[]
  words: MultiSelectWords
  /** The text that follows them. */
  input: RefObject<HTMLInputElement | null>
  /** Takes one out; without it none can be. */
  onRemove?: (value: string) => void
}

/** As many are drawn; the rest is counted. */
export const drawnChips = 20

/** What is chosen, before the text. For the keyboard they follow the text's beginning: the arrow left leads there. */
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
  color: ${color.neutralTintInk};
  background-color: ${color.neutralTint};
  border-radius: ${radius.sm};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.tight};

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

  /* A finger gets 44 px. */
  &::after {
    content: '';
    position: absolute;
    inset: -${space(1)};
  }

  & > svg {
    inline-size: ${space(4)};
    block-size: ${space(4)};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${border.thick});
  }
`

const More = styled.li`
  display: flex;
  align-items: center;
  min-block-size: ${control.sm};
  padding-inline: ${space(1)};
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
`

/** The buttons of the chosen ones that stand before a text, in their order. */
export const chipsBefore = (input: HTMLElement | null) => [
  ...(input?.parentElement?.querySelectorAll<HTMLElement>('[data-chip]') ?? []),
]

/** What a key leads to from the button of a chosen one; after the last comes the text. */
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

/** Before a chosen one goes, its focus goes on: to the next, else to the one before, else to the text. */
function focusAfterRemoval(button: HTMLElement, input: HTMLElement | null): void {
  if (document.activeElement !== button) return
  const chips = chipsBefore(input)
  const place = chips.indexOf(button)
  const next = chips[place + 1] ?? chips[place - 1] ?? input
  next?.focus()
}
