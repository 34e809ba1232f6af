import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styled from 'styled-components'
import { joinIds } from '@/design-system/join-ids'
import { textStyle } from '@/design-system/theme/mixins'
import { color, control, space } from '@/design-system/theme/tokens'
import { FieldMessage } from './FieldMessage'
import { hintText, MessageLine } from './field-styles'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'children'
>

export interface BooleanFieldProps extends NativeProps {
  /** The label, which may contain a link. */
  label: ReactNode
  /** The name of the value in the form. */
  name: string
  /** Whether the box is checked. */
  value: boolean
  onChange: (value: boolean) => void
  /** A hint below the label. */
  hint?: string
  /** The error message. */
  error?: string
  /** Reserves a line below the field, so that an error does not move the content below. */
  reservesMessageLine?: boolean
  ref?: Ref<HTMLInputElement>
}

interface BaseProps extends BooleanFieldProps {
  /** The indent of the hint in steps of 4 px: the width of the box and the gap after it. */
  indent: number
  /** Renders the box. `boxProps` contain its value and handler, and connect it with its label, hint and error. */
  children: (boxProps: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) => ReactNode
}

/** The base of Checkbox and Switch: a box with a label, a hint and an error. The label is part of the touch target. */
export function BooleanField(props: BaseProps) {
  const {
    label,
    value,
    onChange,
    hint,
    error,
    reservesMessageLine = false,
    required,
    className,
    id,
    indent,
    children,
    ...rest
  } = props
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <Root className={className}>
      <Line data-disabled={rest.disabled ? '' : undefined}>
        {children({
          ...rest,
          id: inputId,
          type: 'checkbox',
          checked: value,
          'aria-describedby': joinIds(
            rest['aria-describedby'],
            hint && `${inputId}-hint`,
            error && `${inputId}-error`,
          ),
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
          onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.checked),
        })}
        <LabelText>{label}</LabelText>
      </Line>
      {hint && (
        <Hint id={`${inputId}-hint`} $indent={indent}>
          {hint}
        </Hint>
      )}
      <MessageLine $isReserved={reservesMessageLine}>
        <FieldMessage id={`${inputId}-error`} text={error} />
      </MessageLine>
    </Root>
  )
}

const Root = styled.div`
  min-inline-size: 0;
`

const Line = styled.label`
  display: flex;
  gap: ${space(3)};
  align-items: start;
  min-block-size: ${control.md};
  padding-block: ${space(2.5)};
  color: ${color.ink};
  ${textStyle({ size: 'md', line: 'body' })}
  cursor: pointer;

  /* The touch target of a label that is only for screen readers is as wide as that of other controls. */
  @media (pointer: coarse) {
    position: relative;
    isolation: isolate;

    &::after {
      position: absolute;
      /* Behind the label, which may have links. */
      z-index: -1;
      inset-block: 0;
      inset-inline: min(0px, (100% - ${control.md}) / 2);
      content: '';
    }
  }

  &[data-disabled] {
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
`

const LabelText = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Hint = styled.div<{ $indent: number }>`
  ${hintText}
  padding-inline-start: ${({ $indent }) => space($indent)};
`
