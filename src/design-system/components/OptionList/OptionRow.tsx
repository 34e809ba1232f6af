import { Check, Plus } from 'lucide-react'
import styled from 'styled-components'
import { unselectable } from '@/design-system/theme/text-styles'
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
import type { Row } from './list-rows'

interface OptionRowProps {
  id: string
  row: Row
  /** Its place among all of the list, of which not all may be drawn. */
  place: number
  count: number
  /** Whether the keyboard is on it. */
  isActive: boolean
  isChosen: boolean
  onPick: (row: Row) => void
}

/** One line of a searched list. */
export function OptionRow(props: OptionRowProps) {
  const { id, row, place, count, isActive, isChosen, onPick } = props
  return (
    <Line
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={row.disabled || undefined}
      aria-posinset={place + 1}
      aria-setsize={count}
      data-active={isActive || undefined}
      data-offer={row.creates !== undefined || undefined}
      onClick={() => onPick(row)}
    >
      {row.creates !== undefined && <Plus aria-hidden="true" />}
      <Words>
        <span>{row.label}</span>
        {/* The space keeps the two apart where they are read as one text. */}
        {row.description && <Description>{` ${row.description}`}</Description>}
      </Words>
      {isChosen && <Check aria-hidden="true" />}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-block-size: ${control.md};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.sm};
  line-height: ${lineHeight.tight};
  cursor: pointer;
  ${unselectable}

  & > svg {
    inline-size: ${space(5)};
    block-size: ${space(5)};
    color: ${color.accent};
  }

  @media (hover: hover) {
    &:hover {
      background-color: ${color.sunken};
    }
  }

  &[aria-selected='true'] {
    font-weight: ${fontWeight.semibold};
  }

  &[data-active] {
    background-color: ${color.sunken};
    outline: ${border.thick} solid ${color.focus};
    outline-offset: calc(-1 * ${border.thick});
  }

  &[data-offer] {
    font-weight: ${fontWeight.medium};
  }

  &[aria-disabled] {
    color: ${color.inkMuted};
    background: none;
    cursor: not-allowed;
  }
`

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Description = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.regular};
`
