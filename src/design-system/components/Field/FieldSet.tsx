import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styled from 'styled-components'
import { visuallyHidden } from '@/design-system/theme/text-styles'
import { color, fontWeight, space } from '@/design-system/theme/tokens'
import { FieldMessage, messageLine } from './FieldMessage'
import { type FieldProps, splitFieldProps } from './field-props'
import { hintText, labelText } from './field-styles'

type Native = Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, keyof FieldProps | 'onChange'>

interface FieldSetProps extends FieldProps, Native {
  /** A text below, e.g. the reason why an option is disabled. An error replaces it. */
  note?: string
  /** The id of the note, for `aria-describedby`. */
  noteId?: string
  ref?: Ref<HTMLFieldSetElement>
  children: ReactNode
}

/**
 * The base of fields that are a group: legend, hint, controls and error. Internal. `aria-invalid` and
 * `aria-required` are set only on roles that support them.
 */
export function FieldSet({ note, noteId, children, ...props }: FieldSetProps) {
  const [field, { id, ...rest }] = splitFieldProps(props)
  const { label, name, hint, error, required, disabled, requiredMark = '*', reservesMessage = true } = field
  const ownId = useId()
  const groupId = id ?? ownId
  const describedBy = [
    rest['aria-describedby'],
    hint && `${groupId}-hint`,
    error && `${groupId}-error`,
  ].filter(Boolean)
  const isRadioGroup = rest.role === 'radiogroup'
  return (
    <Root
      {...rest}
      id={groupId}
      name={name || undefined}
      className={field.className}
      disabled={disabled}
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy.join(' ') || undefined}
      aria-invalid={isRadioGroup && error ? true : undefined}
      aria-required={(isRadioGroup && required) || undefined}
    >
      <Legend $isHidden={field.isLabelHidden}>
        {label}
        {required && <Mark aria-hidden="true"> {requiredMark}</Mark>}
      </Legend>
      {hint && <Hint id={`${groupId}-hint`}>{hint}</Hint>}
      {children}
      <Below $isReserved={reservesMessage}>
        <FieldMessage id={`${groupId}-error`} text={error} />
        {note && (
          <Note id={noteId} $isHidden={Boolean(error)}>
            {note}
          </Note>
        )}
      </Below>
    </Root>
  )
}

const Root = styled.fieldset`
  position: relative;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.legend<{ $isHidden?: boolean }>`
  ${labelText}
  margin-block-end: ${space(1)};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

const Mark = styled.span`
  color: ${color.dangerTintInk};
  font-weight: ${fontWeight.regular};
`

const Hint = styled.div`
  ${hintText}
  margin-block-end: ${space(1)};
`

const Below = styled.div<{ $isReserved: boolean }>`
  ${messageLine}
  margin-block-start: ${space(1)};
`

const Note = styled.span<{ $isHidden: boolean }>`
  ${hintText}
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`
