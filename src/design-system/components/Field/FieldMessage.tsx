import { CircleAlert } from 'lucide-react'
import styled, { css } from 'styled-components'
import { color, fontSize, fontWeight, lineHeight, space } from '@/design-system/theme/tokens'
import { unbrokenDates } from '@/design-system/unbroken-dates'

interface FieldMessageProps {
  id: string
  /** The error message. Nothing is rendered without it. */
  text?: string
}

/** The error of a field, with an icon, so that colour is not the only sign. */
export function FieldMessage({ id, text }: FieldMessageProps) {
  if (!text) return null
  return (
    <Message id={id}>
      <Icon aria-hidden="true" />
      <span>{unbrokenDates(text)}</span>
    </Message>
  )
}

/**
 * The message line below a control. A line is always reserved, so that a short error does not move the
 * content.
 */
export const messageLine = css<{ $isReserved: boolean }>`
  display: flex;
  gap: ${space(3)};
  align-items: start;
  justify-content: space-between;
  min-block-size: ${({ $isReserved }) => ($isReserved ? `calc(${fontSize.sm} * ${lineHeight.body})` : 0)};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.body};

  &:empty {
    display: ${({ $isReserved }) => ($isReserved ? 'block' : 'none')};
  }
`

const Message = styled.div`
  display: flex;
  gap: ${space(1)};
  align-items: start;
  min-inline-size: 0;
  color: ${color.dangerTintInk};
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`

const Icon = styled(CircleAlert)`
  flex: none;
  inline-size: 1em;
  block-size: 1lh;
`
