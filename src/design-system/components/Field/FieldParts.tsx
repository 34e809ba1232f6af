import { type FieldsetHTMLAttributes, type FocusEvent, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, fontWeight, space } from '@/design-system/theme/tokens'
import { FieldMessage, messageLine } from './FieldMessage'
import { FieldSet } from './FieldSet'
import type { FieldProps } from './field-props'

/** One control of several that make up one answer, with a value and an error of its own, as a form hands them out. */
export interface FieldPart {
  /** Its name within the group. */
  label: string
  /** The form's name for its value. */
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** What is wrong with it, in words; drawn below the whole group. */
  error?: string
  disabled?: boolean
  /** Its id, for links to it; made when absent. */
  id?: string
}

export interface PartsProps
  extends Omit<FieldProps, 'name' | 'error' | 'errorId'>,
    Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, keyof FieldProps | 'children'> {
  /** Called once when the focus leaves the whole of it. */
  onLeave?: () => void
}

/** What a field needs to be one of several parts: its id, and its error said elsewhere. */
interface TiedPart extends FieldProps {
  id: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

interface ScaffoldProps extends PartsProps {
  /** The parts, in their order. */
  parts: readonly FieldPart[]
  /** Draws the controls; `tie` makes the props of a field of a part. */
  children: (tie: (part: FieldPart) => TiedPart) => ReactNode
}

/**
 * Several controls in a row that make up one answer; their errors stand below the row. Internal: screens use the fields
 * made with it.
 */
export function FieldParts({ parts, onLeave, reservesMessage = true, children, ...rest }: ScaffoldProps) {
  const ownId = useId()
  const idOf = (part: FieldPart) => part.id ?? `${ownId}-${part.name}`
  const errorIdOf = (part: FieldPart) => `${idOf(part)}-error`

  const tie = (part: FieldPart): TiedPart => ({
    id: idOf(part),
    label: part.label,
    name: part.name,
    value: part.value,
    onChange: part.onChange,
    onBlur: part.onBlur,
    disabled: part.disabled,
    error: part.error,
    errorId: errorIdOf(part),
    required: rest.required,
    // The legend says once for all of them that an answer is needed.
    requiredMark: '',
    reservesMessage: false,
  })
  const reportLeave = (event: FocusEvent<HTMLFieldSetElement>) => {
    rest.onBlur?.(event)
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.()
  }

  return (
    <FieldSet {...rest} name="" reservesMessage={false} onBlur={reportLeave}>
      <Row>{children(tie)}</Row>
      <Messages $isReserved={reservesMessage}>
        {parts.map((part) => (
          <FieldMessage key={part.name} id={errorIdOf(part)} text={part.error} />
        ))}
      </Messages>
    </FieldSet>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: end;
  min-inline-size: 0;

  & label {
    color: ${color.inkMuted};
    font-weight: ${fontWeight.regular};
  }
`

const Messages = styled.div<{ $isReserved: boolean }>`
  ${messageLine}
  flex-direction: column;
  gap: 0;
  margin-block-start: ${space(1)};
`
