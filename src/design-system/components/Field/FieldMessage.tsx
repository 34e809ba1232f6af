import { CircleAlert } from 'lucide-react'
import styled from 'styled-components'
import { preventDateBreaks } from '@/design-system/prevent-date-breaks'
import { color, fontWeight, space } from '@/design-system/theme/tokens'

interface FieldMessageProps {
  id: string
  /** The error message. Without a message, the component renders nothing. */
  text?: string
}

/** The error message of a field. Its icon marks it as an error for people who cannot see the colour. */
export function FieldMessage({ id, text }: FieldMessageProps) {
  if (!text) return null
  return (
    <Message id={id}>
      <Icon aria-hidden="true" />
      <span>{preventDateBreaks(text)}</span>
    </Message>
  )
}

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
  inline-size: 1em;
  block-size: 1lh;
`
