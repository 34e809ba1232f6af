import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styled from 'styled-components'
import { color, control, fontSize, lineHeight, space } from '@/design-system/theme/tokens'
import { FieldMessage, messageLine } from './FieldMessage'
import { hintText } from './field-styles'

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'children'
>

export interface BooleanFieldProps extends Native {
  /** What is agreed to, chosen or switched on; may hold a link. */
  label: ReactNode
  /** The form's name for the value. */
  name: string
  /** Whether it is ticked or on. */
  value: boolean
  onChange: (value: boolean) => void
  /** Advice below the label. */
  hint?: string
  /** What is wrong, in words. */
  error?: string
  /** Keeps a line free below, so that nothing moves when an error appears. */
  reservesMessage?: boolean
  ref?: Ref<HTMLInputElement>
}

interface ScaffoldProps extends BooleanFieldProps {
  /** How far the words stand from the edge, in steps of 4 px: the width of the box and the gap after it. */
  indent: number
  /** Draws the box with the attributes that tie it to label, hint and error. */
  children: (box: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) => ReactNode
}

/** A box with words beside it, all of them the target of a finger. Internal: screens use what is made with it. */
export function BooleanField(props: ScaffoldProps) {
  const {
    label,
    value,
    onChange,
    hint,
    error,
    reservesMessage = false,
    required,
    className,
    id,
    indent,
    children,
    ...rest
  } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const describedBy = [
    rest['aria-describedby'],
    hint && `${inputId}-hint`,
    error && `${inputId}-error`,
  ].filter(Boolean)
  return (
    <Root className={className}>
      <Line data-disabled={rest.disabled ? '' : undefined}>
        {children({
          ...rest,
          id: inputId,
          type: 'checkbox',
          checked: value,
          'aria-describedby': describedBy.join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
          onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.checked),
        })}
        <Words>{label}</Words>
      </Line>
      {hint && (
        <Hint id={`${inputId}-hint`} $indent={indent}>
          {hint}
        </Hint>
      )}
      <Below $isReserved={reservesMessage}>
        <FieldMessage id={`${inputId}-error`} text={error} />
      </Below>
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
  font-size: ${fontSize.md};
  line-height: ${lineHeight.body};
  cursor: pointer;

  &[data-disabled] {
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
`

const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Hint = styled.div<{ $indent: number }>`
  ${hintText}
  padding-inline-start: ${({ $indent }) => space($indent)};
`

const Below = styled.div<{ $isReserved: boolean }>`
  ${messageLine}
`
