import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styled from 'styled-components'
import { border, color, control, fontSize, lineHeight, space } from '../../theme/tokens'
import { FieldMessage, messageLine } from '../Field/FieldMessage'
import { hintText } from '../Field/field-styles'

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'children'
>

interface CheckboxProps extends Native {
  /** What is agreed to or chosen; may hold a link. */
  label: ReactNode
  /** The form's name for the value. */
  name: string
  /** Whether it is ticked. */
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

/** Yes or no. The whole line is the target of a finger. */
export function Checkbox(props: CheckboxProps) {
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
        <Box
          {...rest}
          id={inputId}
          type="checkbox"
          checked={value}
          aria-describedby={describedBy.join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </Line>
      {hint && <Hint id={`${inputId}-hint`}>{hint}</Hint>}
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

const Box = styled.input`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: ${space(0.5)} 0 0;
  accent-color: ${color.accent};
  cursor: inherit;

  &[aria-invalid='true'] {
    outline: ${border.thick} solid ${color.dangerTintInk};
    outline-offset: ${border.thick};
  }

  &:focus-visible {
    outline-color: ${color.focus};
  }
`

const Hint = styled.div`
  ${hintText}
  padding-inline-start: ${space(8)};
`

const Below = styled.div<{ $isReserved: boolean }>`
  ${messageLine}
`
