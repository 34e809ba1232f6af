import { Minus, Plus } from 'lucide-react'
import { memo } from 'react'
import styled, { css } from 'styled-components'
import { insetFocus, square, textStyle } from '@/design-system/theme/mixins'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { above, border, color, control, motion, space } from '@/design-system/theme/tokens'

interface TransferRowProps {
  id: string
  title: string
  subtitle?: string
  /** The accessible name. */
  label: string
  /** The direction in which a click moves the row. */
  direction: 'add' | 'remove'
  isDisabled: boolean
  /** Whether the row is the tab stop of the list. */
  isTabStop: boolean
  /** Called on focus; must stay the same between renderings, or all memoized rows render again. */
  onFocus: (id: string) => void
  /** Called on click; must stay the same between renderings, or all memoized rows render again. */
  onPick: (id: string) => void
}

/** A row of a TransferList: a single large button, or plain text if the row is disabled. */
export const TransferRow = memo(function TransferRow(props: TransferRowProps) {
  const { id, title, subtitle, label, direction, isDisabled, isTabStop, onFocus, onPick } = props
  const content = (
    <Content>
      {/* The space separates title and subtitle in the text content of the row. */}
      <Title>{title}</Title> {subtitle && <Subtitle>{subtitle}</Subtitle>}
    </Content>
  )
  return (
    <Item data-direction={direction}>
      {isDisabled ? (
        <DisabledRow>{content}</DisabledRow>
      ) : (
        <RowButton
          type="button"
          data-row=""
          tabIndex={isTabStop ? 0 : -1}
          aria-label={label}
          onFocus={() => onFocus(id)}
          onClick={() => onPick(id)}
        >
          {content}
          {direction === 'add' ? <Plus aria-hidden="true" /> : <Minus aria-hidden="true" />}
        </RowButton>
      )}
    </Item>
  )
})

const Item = styled.li`
  /* With a sibling selector, the browser would compute the styles of all rows again when a row is removed. */
  &:not(:first-child) {
    border-block-start: ${border.thin} solid ${color.line};
  }
`

const row = css`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${space(14)};
  padding: ${space(2)} ${space(3)};
  color: ${color.ink};
  text-align: start;

  /* On a phone each chosen item takes a single line, so that many are visible. */
  [data-direction='remove'] > & {
    min-block-size: ${control.md};
    padding-block: ${space(1)};

    @media ${above.compact} {
      min-block-size: ${space(14)};
      padding-block: ${space(2)};
    }
  }
`

const DisabledRow = styled.div`
  ${row}
`

const RowButton = styled.button`
  ${row}
  background: none;
  border: 0;
  cursor: pointer;
  transition: background-color ${motion.fast};

  &:hover {
    background-color: ${color.sunken};
  }

  ${insetFocus}

  & > svg {
    ${square(space(5))}
    color: ${color.accent};
  }

  [data-direction='remove'] > & > svg {
    color: ${color.dangerTintInk};
  }
`

const Content = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  column-gap: ${space(2)};
  align-items: baseline;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Title = styled.span`
  ${textStyle({ size: 'md', weight: 'medium', line: 'tight' })}

  [data-direction='add'] & {
    flex-basis: 100%;
  }

  @media ${above.compact} {
    flex-basis: 100%;
  }
`

const Subtitle = styled.span`
  ${tabularFigures}
  color: ${color.inkMuted};
  ${textStyle({ size: 'sm', line: 'tight' })}
`
