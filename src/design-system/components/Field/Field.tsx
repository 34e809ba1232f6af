import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { visuallyHidden } from '@/design-system/theme/text-styles'
import { color, fontWeight, space } from '@/design-system/theme/tokens'
import { FieldMessage, messageLine } from './FieldMessage'
import type { FieldProps } from './field-props'
import { hintText, labelText } from './field-styles'

/** What the scaffold asks the control to carry. */
export interface ControlAttributes {
  id: string
  name: string
  disabled: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface ScaffoldProps extends FieldProps {
  /** The control's id, for links to it; made when absent. */
  id?: string
  /** Ids of further descriptions. */
  describedBy?: string
  /** Stands at the end of the message line, e.g. a counter. */
  aside?: ReactNode
  /** Draws the control with the attributes that tie it to label, hint and error. */
  children: (control: ControlAttributes) => ReactNode
}

/** Label, hint, control and error of one field, tied together. Internal: screens use the fields made with it. */
export function Field(props: ScaffoldProps) {
  const { label, name, hint, error, required, requiredMark = '*', disabled, className, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const hintId = `${id}-hint`
  const errorId = props.errorId ?? `${id}-error`
  const describedBy = [hint && hintId, error && errorId, props.describedBy].filter(Boolean).join(' ')

  return (
    <Root
      className={className}
      data-invalid={error ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <Label htmlFor={id} $isHidden={props.isLabelHidden}>
        {label}
        {required && requiredMark && <Mark aria-hidden="true"> {requiredMark}</Mark>}
      </Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children({
        id,
        name,
        disabled,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <Below $isReserved={props.reservesMessage ?? true}>
        <FieldMessage id={errorId} text={props.errorId ? undefined : error} />
        {props.aside}
      </Below>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  align-content: start;
  min-inline-size: 0;
`

const Label = styled.label<{ $isHidden?: boolean }>`
  ${labelText}
  ${({ $isHidden }) => $isHidden && visuallyHidden}
  justify-self: start;
`

const Mark = styled.span`
  color: ${color.dangerTintInk};
  font-weight: ${fontWeight.regular};
`

const Hint = styled.div`
  ${hintText}
`

const Below = styled.div<{ $isReserved: boolean }>`
  ${messageLine}
`
