import { type ComponentPropsWithRef, useState } from 'react'
import styled from 'styled-components'
import { focusRing, touchTarget } from '@/design-system/theme/mixins'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { border, color, fontSize, radius, space } from '@/design-system/theme/tokens'

interface MaskedTextProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type' | 'value'> {
  /** The whole text. */
  value: string
  /** Returns the accessible name while the text is masked. `ending` is its visible part; '' if the text is too short. */
  showLabel: (ending: string) => string
  /** Returns the accessible name while the text is visible. */
  hideLabel: (value: string) => string
  /** Whether nothing can be pressed yet. The text then has the same size, but is no button. */
  isReadOnly?: boolean
}

/** The number of last characters that stay visible. A text must be at least twice as long, or it is masked as a whole. */
const endingLength = 3

/** A text of which only the last characters are visible. A press shows the whole text, and another press masks it. */
export function MaskedText(props: MaskedTextProps) {
  const { value, showLabel, hideLabel, isReadOnly = false, onClick, ...rest } = props
  const [isRevealed, setIsRevealed] = useState(false)
  const ending = value.length >= endingLength * 2 ? value.slice(-endingLength) : ''
  const masked = <Masked data-value={value}>{`••• ${ending}`.trim()}</Masked>
  if (isReadOnly) return <Root as="span">{masked}</Root>
  return (
    <Root
      {...rest}
      type="button"
      aria-label={isRevealed ? hideLabel(value) : showLabel(ending)}
      data-revealed={isRevealed || undefined}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) setIsRevealed(!isRevealed)
      }}
    >
      {isRevealed ? value : masked}
    </Root>
  )
}

/* The negative margins keep the line, and so the row of a table, as high as without the button. */
const Root = styled.button`
  display: inline-block;
  min-block-size: 1.75rem;
  padding: ${space(0.5)} ${space(1)} calc(${space(0.5)} - ${border.thin});
  margin-block: calc(${space(0.5)} * -1);
  margin-inline-start: calc(${space(1)} * -1);
  border: 0;
  border-block-end: ${border.thin} dashed ${color.lineStrong};
  border-radius: ${radius.sm} ${radius.sm} 0 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  vertical-align: top;
  /* Unlike 'anywhere', this value keeps a column as wide as the longest text in it. */
  overflow-wrap: break-word;
  cursor: pointer;
  ${tabularFigures}

  &:focus-visible {
    ${focusRing}
  }

  ${touchTarget}

  @media print {
    border: 0;
  }
`

/* A printed page has the whole text, because nobody can press on paper. */
const Masked = styled.span`
  white-space: nowrap;

  @media print {
    font-size: 0;

    &::after {
      font-size: var(--printed-font-size, ${fontSize.md});
      content: attr(data-value);
    }
  }
`
